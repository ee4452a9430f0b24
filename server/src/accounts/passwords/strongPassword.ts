import type { PasswordWeakness } from '@mentor-connect/contract/accounts/passwords'
import { accountErrors } from '../accountErrors'
import { Thread } from '../../platform/threads/thread'
import { threadProgram } from '../../platform/threads/threadProgram'
import type { PasswordOwner } from './passwordStrength'

export interface PasswordTask {
  password: string
  owner: PasswordOwner
}

/**
 * Rates passwords. The dictionaries take 30 MB and a sixth of a second to load, so they live in a thread that
 * stops when idle.
 */
const thread = new Thread<PasswordTask, PasswordWeakness | undefined>(
  threadProgram(import.meta.url, 'passwordThread'),
)

/**
 * Does nothing if the password is strong.
 *
 * @throws ApiError `weak_password` with the reason
 */
export async function requireStrongPassword(password: string, owner: PasswordOwner): Promise<void> {
  const weakness = await thread.run({ password, owner: { name: owner.name, email: owner.email } })
  if (weakness) throw accountErrors.weakPassword(weakness)
}
