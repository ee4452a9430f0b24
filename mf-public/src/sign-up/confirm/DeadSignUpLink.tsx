import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { loginOf } from '../password-reset/loginOf'
import { StepTitle } from '../StepTitle'

/** Shown if the link was already used, or is older than a day. */
export function DeadSignUpLink() {
  const t = useT()
  return (
    <Stack $gap={5} role="alert">
      <StepTitle title={t('public.auth.confirm.dead')} intro={t('public.auth.confirm.deadIntro')} focused />
      <ButtonLink {...loginOf('user', {})} $wide>
        {t('public.auth.login.submit')}
      </ButtonLink>
      <ButtonLink to={paths.signUp} $variant="secondary" $wide>
        {t('public.auth.confirm.again')}
      </ButtonLink>
    </Stack>
  )
}
