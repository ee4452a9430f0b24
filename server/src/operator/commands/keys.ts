import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { multikeyOf } from '../../learning/certificates/credential/issuer'
import {
  allKeys,
  countSignatures,
  forgetSignatures,
  retireKey,
} from '../../learning/certificates/credential/keys.repo'
import type { Config } from '../../platform/config/config'
import { recordForRestore } from '../../kernel/restore-journal/restoreJournal.repo'
import { credentialKey } from '../../platform/keys/credentialKey'
import { signingKeyOf } from '../../platform/keys/signingKey'
import { recordAudit } from '../audit.repo'
import { OperatorError, type Command, type OperatorContext } from '../command'

type Standing = 'signs' | 'verifies' | 'retired'

export const keyCommands: Command[] = [
  {
    name: 'keys list',
    about: 'lists the keys that certificates were signed with',
    run: async ({ db, config }) => {
      const current = await currentKey(config)
      const keys = []
      for (const { multikey, published_at, retired_at } of await allKeys(db)) {
        const standing: Standing = retired_at ? 'retired' : multikey === current ? 'signs' : 'verifies'
        keys.push({
          key: multikey,
          standing,
          publishedAt: published_at,
          certificates: await countSignatures(db, multikey),
        })
      }
      const rows = keys.map((one) => [
        one.key,
        one.standing,
        minute(one.publishedAt),
        String(one.certificates),
      ])
      const headings = ['key', 'standing', 'since (UTC)', 'certificates']
      return { json: keys, text: table(headings, rows, 'Nothing was signed yet.') }
    },
  },
  {
    name: 'keys retire',
    argument: 'key',
    options: { reason: 'text' },
    requires: ['reason'],
    about:
      'retires a leaked key: its signatures become invalid, certificates are signed with the current key',
    takesAway: async (_, key) => `make every signature of the key ${key} invalid`,
    run: async (context, key, { reason }) => {
      const { isNew, certificates } = await retire(context, key, String(reason).trim())
      const text = `${key} ${isNew ? 'is retired' : 'was retired already'}. ${certificates} certificates are signed anew when they are next asked for; copies that people keep have to be downloaded again.`
      return { json: { key, retired: true, certificates }, text }
    },
  },
]

/** Returns the key with which the API signs certificates under these settings. */
async function currentKey(config: Config): Promise<string> {
  if (config.production && !config.signingKey && !config.credentialKey)
    throw new OperatorError(
      'Set CREDENTIAL_KEY, or SIGNING_KEY if it is not used, to the value of the main API.',
    )
  return multikeyOf(credentialKey(config, await signingKeyOf(config)))
}

/**
 * Retires a key. Can be repeated safely: each call also deletes the signatures that a process which was not
 * restarted has made since.
 */
async function retire(context: OperatorContext, key: string, reason: string) {
  if (key === (await currentKey(context.config)))
    throw new OperatorError('The API signs with this key: set another CREDENTIAL_KEY and restart it first.')
  return context.db.transaction().execute(async (tx) => {
    const isNew = await retireKey(tx, key, context.clock().toISOString())
    const known = isNew || (await allKeys(tx)).some(({ multikey }) => multikey === key)
    if (!known) throw new OperatorError('No such key was ever published: keys list names them.')
    if (isNew) {
      await recordAudit(tx, context, { act: 'keys retire', target: key, reason })
      await recordForRestore(tx, { kind: 'key-retired', subject: key }, context.clock())
    }
    return { isNew, certificates: await forgetSignatures(tx, key) }
  })
}
