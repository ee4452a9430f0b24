// The thread that rates passwords.
import { serveThread } from '../../platform/threads/serveThread'
import { weaknessOf } from './passwordStrength'
import type { PasswordTask } from './strongPassword'

serveThread(({ password, owner }: PasswordTask) => weaknessOf(password, owner))
