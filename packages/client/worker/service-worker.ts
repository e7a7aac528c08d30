const worker = self as unknown as ServiceWorkerGlobalScope;

/** Written in when the client is built: its files, and a name for this set of them. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const cacheName = `oriflamme-${__VERSION__}`;
const files: ReadonlySet<string> = new Set(__FILES__);
const page = '/';

// Everything the pages are made of is kept, so that a match opens without a connection, at its last position.
worker.addEventListener('install', (event) => {
  const keep = async (): Promise<void> => {
    const cache = await caches.open(cacheName);
    await cache.addAll([page, ...files]);
    await worker.skipWaiting();
  };
  event.waitUntil(keep());
});

worker.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('oriflamme-') && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request));
  else if (files.has(url.pathname)) event.respondWith(keptFile(request, url.pathname));
});

/** The newest page while there is a server; the kept one only when none answers. */
async function freshPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(page);
    // Downloads such as an export are navigations too, and a page is no answer to them.
    if (kept && !new URL(request.url).pathname.startsWith('/api/')) return kept;
    throw error;
  }
}

async function keptFile(request: Request, path: string): Promise<Response> {
  return (await caches.match(path)) ?? fetch(request);
}

interface Notice {
  readonly kind: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly link: string;
  /** What the button is called that stops messages in this browser. */
  readonly stopHere?: string;
}

const STOP = 'stop';

worker.addEventListener('push', (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (!notice) return;
  const { kind, title, lines, link, stopHere } = notice;
  // One of a kind for a match: a newer one takes the place of the older, and is heard like the first; a line of talk does not take that of a decision.
  const icon = '/icon-192.png';
  const actions = stopHere === undefined ? [] : [{ action: STOP, title: stopHere }];
  const tag = `${kind} ${link}`;
  const shown = { body: lines.join('\n'), tag, renotify: true, icon, badge: icon, data: link, actions };
  event.waitUntil(worker.registration.showNotification(title, shown));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  if (event.action === STOP) {
    event.waitUntil(stopHere());
    return;
  }
  const link = new URL(String(event.notification.data), worker.location.origin);
  const show = async (): Promise<void> => {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = windows.find((client) => new URL(client.url).pathname === link.pathname);
    if (open) await open.focus();
    else await worker.clients.openWindow(link.href);
  };
  event.waitUntil(show());
});

/** The browser takes no more; its push service says so to the server, which then closes the address. */
async function stopHere(): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
