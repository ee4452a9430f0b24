import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import type { FastifyRequest } from 'fastify'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config'

type Place = Pick<Config, 'production' | 'dataDir'>

/**
 * Returns the shared key of the services. It comes from the settings; outside production, it is otherwise
 * generated and stored in the data folder.
 */
export const serviceKey = (config: Place & Pick<Config, 'serviceKey'>) =>
  givenOrLocal(config.serviceKey, 'service.key', config)

/**
 * Returns the key of the watcher of releases, which comes from the settings or is generated in the same way.
 */
export const watchKey = (config: Place & Pick<Config, 'watchKey'>) =>
  givenOrLocal(config.watchKey, 'watch.key', config)

async function givenOrLocal(given: string | undefined, name: string, { production, dataDir }: Place) {
  if (given || production) return given
  const folder = join(dataDir, 'keys')
  const file = join(folder, name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // If two processes start at the same time, the second one finds the file and reads it.
  await writeFile(file, randomBytes(32).toString('base64url'), {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  }).catch(unlessItExists)
  return whole(file)
}

/** Compares in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** Returns true if the request has the service key. The result is always false if no key is set. */
export function showsServiceKey({ headers }: FastifyRequest, key: string | undefined): boolean {
  const given = headers[SERVICE_KEY_HEADER]
  return Boolean(key) && typeof given === 'string' && isSameSecret(given, key!)
}

const KEY_LENGTH = 43

/** Reads a key file. Waits until the process that creates the file has written it completely. */
async function whole(file: string): Promise<string> {
  for (let attempts = 200; ; attempts -= 1) {
    const text = await readFile(file, 'utf8')
    if (text.length >= KEY_LENGTH) return text.trim()
    if (attempts === 0) throw new Error(`${file} is damaged: delete it and start again.`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function unlessItExists(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
