import { Button, Muted, Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { StepTitle } from '../StepTitle'

/** Confirms the request. The text is the same for every address, so that it does not reveal accounts. */
export function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useT()
  return (
    <Stack $gap={5}>
      <StepTitle
        title={t('public.auth.forgotten.sent.title')}
        intro={t('public.auth.forgotten.sent.intro', { email })}
        focused
      />
      <Muted>{t('public.auth.forgotten.sent.help')}</Muted>
      <Button $variant="secondary" $wide onClick={onAgain}>
        {t('public.auth.forgotten.sent.again')}
      </Button>
    </Stack>
  )
}
