import { useFormats } from '@mentor-connect/i18n'
import { Button, Card, Row, SectionTitle, Stack, color } from '@mentor-connect/ui'
import { History } from 'lucide-react'
import { useT } from '../../../messages/useT'
import type { StoredDraft } from './resourceDrafts'

interface RestoreDraftPromptProps {
  draft: StoredDraft
  onRestore: () => void
  onDiscard: () => void
}

/** Offers to restore the draft of an earlier visit. */
export function RestoreDraftPrompt({ draft, onRestore: onTake, onDiscard }: RestoreDraftPromptProps) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <Card as="section" aria-labelledby="restore-draft-title">
      <Stack>
        <History size={32} color={color.primary} aria-hidden />
        <SectionTitle id="restore-draft-title">{t('mentor.form.kept.title')}</SectionTitle>
        <p>
          {t('mentor.form.kept.text', {
            title: draft.values.title.trim() || t('mentor.form.kept.untitled'),
            date: dateTime(draft.writtenAt),
          })}
        </p>
        <Row>
          <Button onClick={onTake}>{t('mentor.form.kept.take')}</Button>
          <Button $variant="secondary" onClick={onDiscard}>
            {t('mentor.form.kept.discard')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
