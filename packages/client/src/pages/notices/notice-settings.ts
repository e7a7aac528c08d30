import { call } from '../../connection/lobby.ts';
import type { Language } from '../../i18n/i18n.tsx';

export const TOPICS = ['decision', 'reminder', 'wish', 'talk', 'invitation', 'ended'] as const;
export const FORMATS = ['json', 'discord', 'slack'] as const;

export interface Preferences {
  readonly language: Language;
  readonly timeZone: string;
  readonly mail: boolean;
  readonly push: boolean;
  readonly webhook: boolean;
  readonly topics: readonly (typeof TOPICS)[number][];
  readonly atMostEvery: number;
  readonly quiet: { readonly from: number; readonly until: number } | null;
  readonly digest: number | null;
}

export interface Receiver {
  readonly id: string;
  readonly channel: 'push' | 'webhook';
  readonly host: string;
  readonly format?: (typeof FORMATS)[number];
  readonly failure: string | null;
  readonly closed: boolean;
}

export interface NoticeSettings {
  readonly preferences: Preferences;
  readonly receivers: readonly Receiver[];
  readonly mail: { readonly address: string | null; readonly failure: string | null; readonly real: boolean };
  readonly pushKey: string;
}

export const readNotices = (): Promise<NoticeSettings> => call('GET', '/notices');
export const saveNotices = (preferences: Preferences): Promise<NoticeSettings> => call('PUT', '/notices', preferences);
export const testNotices = (): Promise<NoticeSettings> => call('POST', '/notices/test', {});
export const removeReceiver = (id: string): Promise<NoticeSettings> => call('DELETE', `/notices/receivers/${id}`);
export const addReceiver = (receiver: object): Promise<unknown> => call('POST', '/notices/receivers', receiver);

/** Whether this browser can be told something while its pages are closed. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** Asks the person, then the browser's push service; false when the person has said no. */
export async function subscribeHere(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys } = subscription.toJSON();
  await addReceiver({ channel: 'push', subscription: { endpoint, keys } });
  return true;
}
