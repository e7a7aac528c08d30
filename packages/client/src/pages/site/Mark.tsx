/** The oriflamme: a red banner with gold flames on its lance. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M8 3v35" stroke="var(--gold)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M9.4 5.5c8-3.2 12 3.8 26.6.6l-6 6.4 6 6-6.6 4.2 4 5.2c-11 2.6-16-4.4-24-1.2z" fill="#a4262c" />
      <path
        d="M16 20c-2.6-2.8.6-5.2-.4-8.6 3 2 2.2 4 3.8 4.6.6-1.6.2-3.4-.4-4.8 3.6 2.4 4.4 6.6 2.2 8.8-1.4 1.4-3.8 1.4-5.2 0z"
        fill="#f2c94c"
      />
    </svg>
  );
}
