// Jupyter's messages as they go over ZeroMQ: parts in JSON, signed.
'use strict';
const { createHmac, randomUUID } = require('node:crypto');

const DELIMITER = '<IDS|MSG>';
const session = randomUUID();

function signature(key, parts) {
  if (key === '') return '';
  const hash = createHmac('sha256', key);
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** A message from its frames; `null` for one that is broken or signed with another key. */
function parse(frames, key) {
  const at = frames.findIndex((frame) => frame.toString() === DELIMITER);
  const parts = frames.slice(at + 2, at + 6);
  if (at < 0 || parts.length < 4 || frames[at + 1].toString() !== signature(key, parts))
    return null;
  try {
    const [header, , metadata, content] = parts.map((part) => JSON.parse(part.toString()));
    return { identities: frames.slice(0, at), header, metadata, content };
  } catch {
    return null;
  }
}

/** The frames of a message of some type that a request caused. */
function frames(type, content, { identities, parent, key }) {
  const header = {
    msg_id: randomUUID(),
    session,
    username: 'kernel',
    date: new Date().toISOString(),
    msg_type: type,
    version: '5.3',
  };
  const parts = [header, parent, {}, content].map((part) => JSON.stringify(part));
  return [...identities, DELIMITER, signature(key, parts), ...parts];
}

/**
 * Sends messages of a socket in order: at once where that can be, so that a cell that computes is
 * heard; ZeroMQ refuses (EBUSY) after 512 sends that wait, and what it refuses waits here.
 */
function inOrder(socket) {
  const waiting = [];
  /** @type {Promise<unknown>} */
  let draining = Promise.resolve();
  const busy = (error) => {
    if (error.code !== 'EBUSY') throw error;
  };
  async function drain() {
    while (waiting.length > 0) {
      try {
        await socket.send(waiting[0]);
        waiting.shift();
      } catch (error) {
        busy(error);
        await new Promise(setImmediate);
      }
    }
  }
  const send = (message) => {
    if (waiting.length === 0) {
      try {
        const sent = socket.send(message);
        draining = Promise.all([draining, sent.catch(() => {})]);
        return;
      } catch (error) {
        busy(error);
      }
    }
    if (waiting.push(message) === 1) draining = Promise.all([draining, drain()]);
  };
  return { send, sent: () => draining };
}

module.exports = { frames, inOrder, parse };
