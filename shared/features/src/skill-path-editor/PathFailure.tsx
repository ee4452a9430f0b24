import type { ApiFailure } from '@mentor-connect/api'
import { Button, Notice, Row, Stack, useFailureText } from '@mentor-connect/ui'
import { useEditorT } from './useEditorT'

interface PathFailureProps {
  failure: ApiFailure
  onReload: () => void
}

/** Says why a path could not be saved, published or deleted. */
export function PathFailure({ failure, onReload }: PathFailureProps) {
  const t = useEditorT()
  const failureText = useFailureText()
  if (failure.code === 'edit_conflict')
    return (
      <Stack $gap={3}>
        <Notice tone="danger">{t('pathEditor.conflict')}</Notice>
        <Row>
          <Button $variant="secondary" onClick={onReload}>
            {t('pathEditor.reload')}
          </Button>
        </Row>
      </Stack>
    )
  if (failure.fields?.milestones) return <Notice tone="danger">{t('pathEditor.notListed')}</Notice>
  if (failure.fields?.title) return <Notice tone="danger">{t('pathEditor.limit')}</Notice>
  return <Notice tone="danger">{failureText(failure)}</Notice>
}
