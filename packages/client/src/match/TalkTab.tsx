import type { Seat } from '@oriflamme/platform';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { readChat } from '../connection/match-papers.ts';
import type { ChatLine } from '../connection/wire.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { type Drawing, splitLine } from './drawing.ts';
import { type MatchInfo, mySeats, sideOfSeat } from './model.ts';
import { ReportLine } from './ReportLine.tsx';
import { useNotes } from './use-notes.ts';

/** As many characters as the server keeps. */
const longestNotes = 20_000;

interface TalkTabProps {
  readonly id: string;
  readonly info: MatchInfo | undefined;
  readonly lines: readonly ChatLine[];
  readonly onSay: (seat: Seat | null, text: string) => Promise<boolean>;
  readonly onDrawing: (drawing: Drawing) => void;
}

export function TalkTab(props: TalkTabProps) {
  const { id, info } = props;
  const { t } = useLanguage();
  return (
    <>
      <p className="quiet">{t('table.watchers', { n: info?.watchers ?? 0 })}</p>
      <Chat {...props} />
      {mySeats(info).length > 0 && <Notes id={id} />}
    </>
  );
}

function Chat({ id, info, lines, onSay, onDrawing }: TalkTabProps) {
  const { t } = useLanguage();
  const [before, setBefore] = useState<readonly ChatLine[]>([]);
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    let here = true;
    readChat(id).then(
      (read) => here && setBefore(read),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [id]);
  const mine = mySeats(info);
  const known = new Set(before.map((line) => String(line.id)));
  const all = [...before, ...lines.filter((line) => !known.has(String(line.id)))];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the list
  useEffect(() => {
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [all.length]);
  const say = (event: FormEvent): void => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    void onSay(mine[0] ?? null, line).then((taken) => {
      setFailed(!taken);
      if (taken) setText('');
    });
  };
  return (
    <section className="chat" aria-label={t('table.chat')}>
      <ol aria-live="polite">
        {all.length === 0 && <li className="quiet">{t('table.chat.empty')}</li>}
        {all.map((line) => (
          <ChatLineItem key={line.id} line={line} onDrawing={onDrawing}>
            {(line.sender === null || !mine.includes(line.sender)) && <ReportLine match={id} line={line} />}
          </ChatLineItem>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      <form className="row" onSubmit={say}>
        <input
          value={text}
          maxLength={500}
          onChange={(event) => setText(event.target.value)}
          aria-label={t('table.chat.say')}
          placeholder={t('table.chat.say')}
        />
        <button type="submit">{t('table.chat.send')}</button>
      </form>
      {failed && <p role="alert">{t('table.chat.failed')}</p>}
    </section>
  );
}

interface ChatLineItemProps {
  readonly line: ChatLine;
  readonly onDrawing: (drawing: Drawing) => void;
  readonly children: ReactNode;
}

function ChatLineItem({ line, onDrawing, children }: ChatLineItemProps) {
  const { t, language } = useLanguage();
  const { text, drawing } = splitLine(line.payload);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <li className={line.sender === null ? 'said' : `said said-${sideOfSeat[line.sender]}`}>
      <span className="said-by">
        <strong>{line.name}</strong> <time dateTime={line.at}>{time.format(new Date(line.at))}</time>
      </span>
      <span>{text}</span>
      {drawing && (
        <button type="button" className="quiet" onClick={() => onDrawing(drawing)}>
          {t('table.draw.show')}
        </button>
      )}
      {children}
    </li>
  );
}

/** For the player's own eyes. */
function Notes({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const { text, state, write } = useNotes(id);
  return (
    <label className="field notes">
      {t('table.notes')}
      <textarea
        rows={5}
        maxLength={longestNotes}
        value={text ?? ''}
        disabled={text === undefined}
        onChange={(event) => write(event.target.value)}
      />
      <small role="status">{state !== 'kept' || text ? t(`table.notes.${state}`) : ''}</small>
    </label>
  );
}
