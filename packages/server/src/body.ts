import type { ParameterizedContext } from 'koa';
import type { z } from 'zod';
import { Problem } from './problem.ts';
import { isDeeperThan, jsonHoldsOnlyText } from './text.ts';

const defaultLimit = 64 * 1024;
/** Far deeper than anything we take; what is much deeper cannot be written down again. */
const DEEPEST = 100;

/** Reads and parses a JSON body; a caller that sends something else is told what was wrong with it. */
export async function readBody<S extends z.ZodType>(
  ctx: ParameterizedContext,
  schema: S,
  limit = defaultLimit,
): Promise<z.infer<S>> {
  const text = await readText(ctx, limit);
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
  throw new Problem(400, 'invalid-body', `The body is not what was expected${where}: ${issue?.message}`);
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  if (isDeeperThan(text, DEEPEST)) throw new Problem(400, 'invalid-json', 'The body is nested too deeply');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(400, 'invalid-json', 'The body is not JSON');
  }
  if (!jsonHoldsOnlyText(text, value))
    throw new Problem(400, 'invalid-body', 'The body is not what was expected: it holds a character that is none');
  return value;
}

async function readText(ctx: ParameterizedContext, limit: number): Promise<string> {
  const type = ctx.request.is('json');
  if (type === false) throw new Problem(415, 'not-json', 'Send the body as application/json');
  const tooLarge = (): Problem => {
    // The rest of the body is not waited for, so this connection cannot carry another request.
    ctx.set('Connection', 'close');
    return new Problem(413, 'too-large', `The body may hold at most ${limit} bytes`);
  };
  if ((ctx.request.length ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Left open when it is too large: the refusal has to go out by the same connection.
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      length += bytes.length;
      if (length > limit) throw tooLarge();
      chunks.push(bytes);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(400, 'incomplete-body', 'The body broke off');
  }
  return Buffer.concat(chunks).toString('utf8');
}
