import type { Options } from '@oriflamme/joan-1429';
import { useAnswers } from './use-answers.tsx';
import { useBuild } from './use-build.tsx';
import { useCombat } from './use-combat.tsx';
import { useLosses } from './use-losses.tsx';
import { useMovement } from './use-movement.tsx';
import type { Desk, TableView } from './view.ts';

const lossSteps = ['fireLosses', 'attackerLosses', 'defenderLosses'] as const;
const answerSteps = ['stand', 'advance', 'refuge', 'withdraw'] as const;

/** The options, if they are of one of these steps. */
function of<S extends Options['step']>(
  options: Options | undefined,
  steps: readonly S[],
): Extract<Options, { step: S }> | undefined {
  const asked: readonly string[] = steps;
  return options && asked.includes(options.step) ? (options as Extract<Options, { step: S }>) : undefined;
}

/** The desk of whatever step is asked. All are called each time, as hooks must be; only the one concerned answers. */
export function useDesk(view: TableView, options: Options | undefined): Desk | undefined {
  const movement = useMovement(view, of(options, ['movement']));
  const build = useBuild(view, of(options, ['build']));
  const combat = useCombat(view, of(options, ['combat']));
  const losses = useLosses(view, options && isLoss(options) ? options : undefined);
  const answers = useAnswers(view, of(options, answerSteps));
  return movement ?? build ?? combat ?? losses ?? answers;
}

type LossStepOptions = Extract<Options, { question: unknown }>;
const isLoss = (options: Options): options is LossStepOptions => lossSteps.some((step) => step === options.step);
