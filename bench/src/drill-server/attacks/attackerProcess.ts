// A separate process, so that attacking does not slow down the measured bystanders.
import { setPriority } from 'node:os'
import { costlyCalls, hardMessages } from './floods'
import { halfSent } from './halfSent'
import { slowReaders } from './slowReaders'
import { resets, withoutToken } from './sockets'
import type { Attack, Target } from './target'

const ATTACKS = {
  halfSent,
  slowReaders,
  withoutToken,
  resets,
  costlyCalls,
  hardMessages,
} satisfies Record<string, Attack>

export interface Task {
  attack: keyof typeof ATTACKS
  target: Target
}

/** A real attacker uses another machine: here the services get priority for the processor. */
const LOW_PRIORITY = 10

setPriority(LOW_PRIORITY)
process.on('message', ({ attack, target }: Task) => {
  void ATTACKS[attack](target).then((outcome) => process.send?.(outcome))
})
process.on('disconnect', () => process.exit())
