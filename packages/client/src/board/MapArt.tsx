import { memo } from 'react';
import type { BoardMap } from './types.ts';

interface MapArtProps {
  readonly map: BoardMap;
  /** Pixels to a map unit. */
  readonly k: number;
  readonly numbers: boolean;
}

/** Markup instead of elements: shapes that never change cost one parse and no reconciliation. */
export const Drawing = memo(function Drawing({
  markup,
  className,
}: {
  readonly markup: string;
  readonly className?: string;
}) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no part of it comes from a player
  return <g className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
});

export const MapArt = memo(function MapArt({ map, k, numbers }: MapArtProps) {
  return (
    <svg
      className="board-art"
      width={map.width * k}
      height={map.height * k}
      viewBox={`0 0 ${map.width} ${map.height}`}
      aria-hidden="true"
    >
      <Drawing markup={map.art} />
      {numbers && <Drawing markup={map.numbers()} className="board-numbers" />}
    </svg>
  );
});
