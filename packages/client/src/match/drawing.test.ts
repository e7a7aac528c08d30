import type { HexId } from '@oriflamme/joan-1429';
import { describe, expect, test } from 'vitest';
import { blank, drawingText, splitLine, toggleArrow, toggleMark } from './drawing.ts';

const a = '1512' as HexId;
const b = '1613' as HexId;

describe('arrows and marks', () => {
  test('are drawn once and taken away the second time', () => {
    const arrow = toggleArrow(blank, a, b);
    expect(arrow.arrows).toEqual([{ from: a, to: b }]);
    expect(toggleArrow(arrow, a, b)).toEqual(blank);
    expect(toggleMark(toggleMark(blank, a), a)).toEqual(blank);
  });

  test('go with a chat line and come out of it as they were', () => {
    const drawing = toggleMark(toggleArrow(blank, a, b), b);
    expect(splitLine(`Look here ${drawingText(drawing)}`)).toEqual({ text: 'Look here', drawing });
  });

  test('leave a line without a drawing alone', () => {
    expect(splitLine('I take [Paris]')).toEqual({ text: 'I take [Paris]', drawing: undefined });
  });
});
