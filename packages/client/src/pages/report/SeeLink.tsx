import type { ReactNode } from 'react';
import { Link } from '../../router.tsx';

interface SeeLinkProps {
  readonly id: string;
  readonly n: number;
  readonly children: ReactNode;
}

/** Into the replay, at a moment. */
export function SeeLink({ id, n, children }: SeeLinkProps) {
  return <Link href={`/match/${id}/replay?at=${n}`}>{children}</Link>;
}
