import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A web server on loopback that keeps what it is sent; `answer` decides the status of each. */
export async function webReceiver(answer: (request: Received) => number | Promise<number> = () => 204) {
  const received: Received[] = [];
  const answered: Received[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      received.push(one);
      const status = await answer(one);
      response.once('finish', () => answered.push(one));
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1/' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    /** Those whose answer has left. */
    answered,
    url: `http://127.0.0.1:${port}`,
    port,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

/** A mail server on loopback; addresses that begin with `nobody` are refused, with `busy` put off; a sender `banned` is. */
export async function mailReceiver(beforeYes: () => void = () => undefined) {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom({ address }, _, done) {
      done(address.startsWith('banned') ? Object.assign(new Error('not you'), { responseCode: 550 }) : null);
    },
    onRcptTo({ address }, _, done) {
      if (address.startsWith('nobody')) done(Object.assign(new Error('no such person'), { responseCode: 550 }));
      else if (address.startsWith('busy')) done(Object.assign(new Error('later'), { responseCode: 451 }));
      else done();
    },
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        beforeYes();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

/** A browser's half of Web Push: keys to subscribe with, and reading what was encrypted for them (RFC 8291, 8188). */
export function pushReceiver() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const serverKey = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey]);
      const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(serverKey), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // One byte, 2, ends the only record, and zeros may follow it.
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}
