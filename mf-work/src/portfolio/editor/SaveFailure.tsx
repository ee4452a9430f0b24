import { paths } from '@mentor-connect/contract/remote'
import { BIRTH_YEAR_NEEDED } from '@mentor-connect/contract/trust/age'
import { Button, ButtonLink, Notice, Row, Stack, useFailureText } from '@mentor-connect/ui'
import { useT } from './messages/useT'
import type { PortfolioForm } from './usePortfolioForm'

interface SaveFailureProps {
  form: PortfolioForm
  onReload: () => void
}

/** Says why the portfolio was not saved, and what to do about it. */
export function SaveFailure({ form: { errors, failure }, onReload }: SaveFailureProps) {
  const t = useT()
  const failureText = useFailureText()
  if (Object.keys(errors).length > 0) return <Notice tone="danger">{t('portfolio.editor.invalid')}</Notice>
  if (!failure) return null
  const isConflict = failure.code === 'edit_conflict'
  if (isConflict || failure.fields?.skills)
    return (
      <Stack $gap={3}>
        <Notice tone="danger">
          {t(isConflict ? 'portfolio.editor.conflict' : 'portfolio.editor.proofGone')}
        </Notice>
        <Row>
          <Button $variant="secondary" onClick={onReload}>
            {t('portfolio.editor.reload')}
          </Button>
        </Row>
      </Stack>
    )
  if (failure.reason === BIRTH_YEAR_NEEDED)
    return (
      <Stack $gap={3}>
        <Notice tone="danger">{t('portfolio.editor.birthYear')}</Notice>
        <Row>
          <ButtonLink to={paths.learner.profile} $variant="secondary">
            {t('portfolio.editor.profile')}
          </ButtonLink>
        </Row>
      </Stack>
    )
  const text = failure.fields?.visibility ? t('portfolio.editor.minor') : failureText(failure)
  return <Notice tone="danger">{text}</Notice>
}
