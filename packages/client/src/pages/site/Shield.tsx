import type { Side } from '@oriflamme/joan-1429';

const looks = {
  english: {
    fill: '#a4262c',
    edge: '#5f1014',
    ink: '#fff4e0',
    charge: 'M-1.5,-6H1.5V-1.5H6V1.5H1.5V6H-1.5V1.5H-6V-1.5H-1.5Z',
  },
  french: {
    fill: '#24489a',
    edge: '#142a63',
    ink: '#ffe9a8',
    charge:
      'M0,-6.2C2.2,-3.8 2,-1.6 .9,.6H1.5C1.6,-2.2 3,-3.8 4.6,-3.4C6.4,-2.8 6.2,-.2 4.2,.2C4.6,-.9 3.6,-1.4 3,-.4C2.8,0 2.8,.4 2.8,.6H3.4V2H1.7C2,3.4 2.8,4 4,4.4C2.4,5 1.2,4.8 .5,3.8L0,6.2L-.5,3.8C-1.2,4.8 -2.4,5 -4,4.4C-2.8,4 -2,3.4 -1.7,2H-3.4V.6H-2.8C-2.8,.4 -2.8,0 -3,-.4C-3.6,-1.4 -4.6,-.9 -4.2,.2C-6.2,-.2 -6.4,-2.8 -4.6,-3.4C-3,-3.8 -1.6,-2.2 -1.5,.6H-.9C-2,-1.6 -2.2,-3.8 0,-6.2Z',
  },
} as const satisfies Record<Side, object>;

/** A side's arms, beside its name and never in place of it. */
export function Shield({ side }: { readonly side: Side }) {
  const { fill, edge, ink, charge } = looks[side];
  return (
    <svg className="shield" viewBox="-10 -11 20 23" aria-hidden="true">
      <path d="M-8.6-10H8.6V0C8.6 6 4 9.6 0 11.4-4 9.6-8.6 6-8.6 0Z" fill={fill} stroke={edge} strokeWidth="1.2" />
      <path d={charge} fill={ink} transform="translate(0 -.6)" />
    </svg>
  );
}
