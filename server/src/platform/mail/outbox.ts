import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer, OutgoingMail } from './mailer'

export interface KeptMail extends OutgoingMail {
  id: string
  from: string
  sentAt: string
}

/**
 * Replaces the mail server on a developer's machine. It stores each message in a file and shows it in the
 * browser.
 */
export interface Outbox extends Mailer {
  /** Returns the mails, newest first; if `to` is given, only those to this recipient. */
  list: (to?: string) => Promise<KeptMail[]>
}

export function outbox(folder: string, from: string, clock: () => Date): Outbox {
  return {
    send: async (mail) => {
      const sentAt = clock().toISOString()
      const order = `${Date.now()}-${String(count++).padStart(6, '0')}`
      const id = `${order}-${randomUUID().slice(0, 8)}`
      await mkdir(folder, { recursive: true })
      await writeWhole(join(folder, `${id}.json`), JSON.stringify({ id, from, sentAt, ...mail }, null, 2))
    },
    list: async (to) => {
      const names = await readdir(folder).catch(() => [])
      const files = names
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse()
      const mails = await Promise.all(files.map((file) => readMail(join(folder, file))))
      return to ? mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase()) : mails
    },
  }
}

/** Part of the file names, which keeps the order of messages that are sent within one millisecond. */
let count = 0

async function writeWhole(file: string, text: string) {
  await writeFile(`${file}.part`, text, { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
}

async function readMail(file: string): Promise<KeptMail> {
  return JSON.parse(await readFile(file, 'utf8'))
}
