import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { mailReceiver, pushReceiver, webReceiver } from '../../test/support/receivers.ts';
import { AddressGuard, isNetwork } from './address-guard.ts';
import { mailPage, mailText } from './mail-body.ts';
import { mailer } from './mailer.ts';
import type { Message } from './message.ts';
import { post } from './post.ts';
import { sendPush } from './push.ts';
import { sendWebhook } from './webhook.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const kept = <T extends { close(): Promise<void> }>(thing: T): T => {
  closing.push(() => thing.close());
  return thing;
};

const message: Message = {
  id: 'n-17',
  kind: 'decision',
  title: 'Your decision',
  lines: ['The English lost 2 SPs & <fled>.'],
  link: 'https://play.example.org/match/abc',
  parts: [
    {
      title: 'Your decision',
      heading: 'Since you were here:',
      told: ['The English lost 2 SPs & <fled>.'],
      asks: ['You have 2 days left.'],
      link: 'https://play.example.org/match/abc',
    },
  ],
};
const { parts: _, ...data } = message;
const open = new AddressGuard(['127.0.0.1']);
const log = pino({ level: 'silent' });

describe('addresses', () => {
  const guard = new AddressGuard();
  it.each([
    '127.0.0.1',
    '127.8.9.1',
    '10.0.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '::7f00:1',
    '::ffff:0:127.0.0.1',
    '2002:7f00:1::',
    '2001:0:4136:e378::1',
    'fec0::1',
    'fd12::1',
    '198.18.0.1',
    '255.255.255.255',
  ])('%s is closed', (address) => expect(guard.allows(address)).toBe(false));

  it.each(['93.184.216.34', '172.32.0.1', '2606:4700::1111'])('%s is open', (address) =>
    expect(guard.allows(address)).toBe(true),
  );

  it('that the operator opens are open', () => {
    const opened = new AddressGuard(['10.1.0.0/16', 'fd00::5']);
    expect(['10.1.2.3', '10.2.2.3', 'fd00::5', 'fd00::6'].map((one) => opened.allows(one))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('are read from the setting', () => {
    expect(['10.1.0.0/16', '127.0.0.1', 'fd00::/8'].every(isNetwork)).toBe(true);
    expect(['10.1.0.0/33', 'localhost', '1.2.3.4/', ''].some(isNetwork)).toBe(false);
  });

  it('of this machine are not reached: by number, by name, by another way of writing it', async () => {
    const receiver = kept(await webReceiver());
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '127.1']) {
      const delivery = await post({ url: `http://${host}:${receiver.port}/`, headers: {}, body: '' }, guard);
      expect(delivery, host).toMatchObject({ result: 'refused' });
    }
    expect(receiver.received).toEqual([]);
  });
});

describe('a webhook', () => {
  it('gets plain JSON with the id of the message', async () => {
    const receiver = kept(await webReceiver());
    expect(await sendWebhook({ url: receiver.url, format: 'json' }, message, 'en', open)).toEqual({ result: 'sent' });
    const [got] = receiver.received;
    expect(JSON.parse(String(got?.body))).toEqual(data);
    expect(got?.headers['idempotency-key']).toBe('n-17');
  });

  it('of Discord mentions nobody, of Slack has its signs escaped', async () => {
    const receiver = kept(await webReceiver());
    await sendWebhook({ url: `${receiver.url}/d`, format: 'discord' }, message, 'en', open);
    await sendWebhook({ url: `${receiver.url}/s`, format: 'slack' }, message, 'en', open);
    const [discord, slack] = receiver.received.map(({ body }) => JSON.parse(String(body)));
    expect(discord).toMatchObject({ allowed_mentions: { parse: [] } });
    expect(discord.content.split('\n')).toEqual([
      '**Your decision**',
      '- The English lost 2 SPs & \\<fled\\>.',
      'You have 2 days left.',
      message.link,
    ]);
    expect(slack.text.split('\n')).toEqual([
      '*Your decision*',
      '• The English lost 2 SPs &amp; &lt;fled&gt;.',
      'You have 2 days left.',
      `<${message.link}|Open the match>`,
    ]);
  });

  it('of any format says where such messages are changed and stopped', async () => {
    const receiver = kept(await webReceiver());
    const settings = 'https://play.example.org/notices';
    for (const format of ['json', 'discord', 'slack'] as const)
      await sendWebhook({ url: receiver.url, format }, { ...message, settings }, 'fr', open);
    const [json, discord, slack] = receiver.received.map(({ body }) => JSON.parse(String(body)));
    expect(json).toEqual({ ...data, settings });
    expect(discord.content.split('\n').at(-1)).toBe(`-# [Régler ou arrêter ces messages](<${settings}>)`);
    expect(slack.text.split('\n').at(-1)).toBe(`<${settings}|Régler ou arrêter ces messages>`);
  });

  it('of Discord gets as much as it takes, with the way into the match', async () => {
    const receiver = kept(await webReceiver());
    const told = Array.from({ length: 100 }, (_, i) => `Line ${i} about something that happened.`);
    const [part] = message.parts;
    const settings = 'https://play.example.org/notices';
    const long = { ...message, settings, parts: part ? [{ ...part, told }] : [] };
    await sendWebhook({ url: receiver.url, format: 'discord' }, long, 'en', open);
    const { content } = JSON.parse(String(receiver.received[0]?.body));
    expect(content.length).toBeLessThanOrEqual(2000);
    expect(content).toContain('Line 40 ');
    expect(content.endsWith(`\n…\n${message.link}\n-# [Change or stop these messages](<${settings}>)`)).toBe(true);
  });

  it.each([
    [200, 'sent'],
    [302, 'refused'],
    [400, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'later'],
    [503, 'later'],
  ])('that answers %i: %s', async (status, result) => {
    const receiver = kept(await webReceiver(() => status));
    expect(await sendWebhook({ url: receiver.url, format: 'json' }, message, 'en', open)).toMatchObject({ result });
    expect(receiver.received).toHaveLength(1);
  });

  it('that is not there is tried later; one that is no address is not', async () => {
    const receiver = await webReceiver();
    await receiver.close();
    expect(await sendWebhook({ url: receiver.url, format: 'json' }, message, 'en', open)).toMatchObject({
      result: 'later',
    });
    for (const url of ['file:///etc/passwd', 'nonsense', 'ftp://127.0.0.1/']) {
      expect(await sendWebhook({ url, format: 'json' }, message, 'en', open)).toMatchObject({ result: 'refused' });
    }
  });
});

describe('a mail', () => {
  const mail = {
    id: 'n-17',
    to: 'anne@example.org',
    subject: 'À vous',
    text: 'Line\nanother',
    stop: 'https://x.org/s',
  };

  it('carries a stable id and a way to stop', async () => {
    const receiver = kept(await mailReceiver());
    const sender = mailer({ smtpUrl: receiver.url, mailFrom: 'Oriflamme <games@example.org>' }, log);
    expect(await sender.send(mail)).toEqual({ result: 'sent' });
    expect(await sender.send({ ...mail, to: 'nobody@example.org' })).toMatchObject({ result: 'refused' });
    expect(await sender.send({ ...mail, to: 'busy@example.org' })).toMatchObject({ result: 'later' });
    sender.close();
    expect(receiver.mails).toHaveLength(1);
    expect(receiver.mails[0]).toMatch(/^Message-ID: <n-17@example\.org>/m);
    expect(receiver.mails[0]).toMatch(/^List-Unsubscribe: <https:\/\/x\.org\/s>/m);
  });

  it('is text and a page, in the thread of its match, and wants no automatic answer', async () => {
    const receiver = kept(await mailReceiver());
    const sender = mailer({ smtpUrl: receiver.url, mailFrom: 'games@example.org' }, log);
    const [text, html] = [mailText(message, 'en', 'https://x.org/s'), mailPage(message, 'en', 'https://x.org/s')];
    await sender.send({ ...mail, text, html, thread: 'abc' });
    sender.close();
    const [got = ''] = receiver.mails;
    expect(got).toMatch(/^References: <match-abc@example\.org>/m);
    expect(got).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(got).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(text.split('\n')).toEqual([
      'Since you were here:',
      '- The English lost 2 SPs & <fled>.',
      '',
      'You have 2 days left.',
      '',
      message.link,
      '',
      '-- ',
      'No more mails – https://x.org/s',
    ]);
    expect(html).toContain('<li>The English lost 2 SPs &amp; &lt;fled&gt;.</li>');
    expect(html).toContain(`<a href="${message.link}"`);
    expect(html).not.toMatch(/<fled|src=|url\(/);
  });

  it('that the server refuses for its sender or its password is tried later, and is no fault of the address', async () => {
    const receiver = kept(await mailReceiver());
    const sender = mailer({ smtpUrl: receiver.url, mailFrom: 'banned@example.org' }, log);
    expect(await sender.send(mail)).toMatchObject({ result: 'later' });
    sender.close();
  });

  it('waits for a mail server that is away', async () => {
    const receiver = await mailReceiver();
    await receiver.close();
    const sender = mailer({ smtpUrl: receiver.url, mailFrom: 'a@example.org' }, log);
    expect(await sender.send(mail)).toMatchObject({ result: 'later' });
    sender.close();
  });
});

describe('a push message', () => {
  it('is read by the browser it is for, and by nobody else', async () => {
    const receiver = kept(await webReceiver(() => 201));
    const [browser, other] = [pushReceiver(), pushReceiver()];
    const subscription = { endpoint: `${receiver.url}/push/1`, keys: browser.keys };
    const keys = webPush.generateVAPIDKeys();
    const stopHere = 'No more here';
    const sent = await sendPush(subscription, { ...message, stopHere }, keys, 'mailto:games@example.org', open);
    expect(sent).toEqual({ result: 'sent' });
    const [got] = receiver.received;
    expect(JSON.parse(browser.read(got?.body ?? Buffer.alloc(0)))).toEqual({ ...data, stopHere });
    expect(() => other.read(got?.body ?? Buffer.alloc(0))).toThrow();
    expect(got?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
  });

  it('that would be too long for a push service is shortened', async () => {
    const receiver = kept(await webReceiver(() => 201));
    const browser = pushReceiver();
    const subscription = { endpoint: receiver.url, keys: browser.keys };
    const lines = Array.from({ length: 100 }, (_, i) => `Line ${i}: what happened while nobody looked at the board.`);
    const keys = webPush.generateVAPIDKeys();
    await sendPush(subscription, { ...message, lines }, keys, 'mailto:games@example.org', open);
    const body = receiver.received[0]?.body ?? Buffer.alloc(0);
    expect(body.length).toBeLessThanOrEqual(4096);
    const read = JSON.parse(browser.read(body));
    expect([read.lines[0], read.lines.at(-1), read.link]).toEqual([lines[0], '…', message.link]);
  });

  it('about something else does not push out one that waits; the same again does', async () => {
    const receiver = kept(await webReceiver(() => 201));
    const subscription = { endpoint: receiver.url, keys: pushReceiver().keys };
    const keys = webPush.generateVAPIDKeys();
    for (const kind of ['decision', 'chat', 'decision'])
      await sendPush(subscription, { ...message, kind }, keys, 'mailto:games@example.org', open);
    const [first, other, again] = receiver.received.map(({ headers }) => headers['topic']);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('for keys that are none closes the address', async () => {
    const subscription = {
      endpoint: 'https://push.example.org/1',
      keys: { p256dh: 'abcdefghijkl', auth: 'abcdefghijkl' },
    };
    const sent = await sendPush(subscription, message, webPush.generateVAPIDKeys(), 'mailto:games@example.org', open);
    expect(sent).toEqual({ result: 'gone', why: 'keys' });
  });

  it('to an endpoint on this machine is refused', async () => {
    const receiver = kept(await webReceiver());
    const subscription = { endpoint: receiver.url, keys: pushReceiver().keys };
    const keys = webPush.generateVAPIDKeys();
    const sent = await sendPush(subscription, message, keys, 'mailto:games@example.org', new AddressGuard());
    expect(sent).toMatchObject({ result: 'refused' });
    expect(receiver.received).toEqual([]);
  });
});
