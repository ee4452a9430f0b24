import { useAttempt } from '@mentor-connect/api'
import { Button, lazyPart } from '@mentor-connect/ui'
import { KeyRound } from 'lucide-react'
import { useId } from 'react'
import { useT } from '../messages/useT'
import { useEnter } from '../useEnter'
import { loadPasskeyLogin } from './loadPasskeyLogin'
import { usePasskeySuggestion } from './usePasskeySuggestion'

const PasskeyFailureNote = lazyPart(() => loadPasskeyLogin().then((module) => module.PasskeyFailureNote))

/**
 * The log-in with a passkey, which loads when it is used.
 *
 * @param isWanted true as soon as the person has begun to use the form: the browser then suggests passkeys in the
 * e-mail field, if it can
 */
export function PasskeyLogin({ isWanted }: { isWanted: boolean }) {
  const t = useT()
  const enter = useEnter()
  const failureId = useId()
  const { attempt, isBusy, failure } = useAttempt()
  const refused = usePasskeySuggestion(isWanted && !isBusy, enter)
  const shown = failure ?? refused

  const logIn = () => attempt(async () => enter(await (await loadPasskeyLogin()).logInWithPasskey()))

  return (
    <>
      <Button
        $variant="ghost"
        $wide
        $inactive={isBusy}
        aria-describedby={shown ? failureId : undefined}
        onClick={() => void logIn()}
      >
        <KeyRound size={18} aria-hidden />
        {t(isBusy ? 'public.auth.wait' : 'public.auth.passkey')}
      </Button>
      {shown && <PasskeyFailureNote failure={shown} id={failureId} />}
    </>
  )
}
