import { Button, ProgressBar, Row, Small, color, radius, space } from '@mentor-connect/ui'
import { FileText, RotateCw, Trash2, X } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import type { DocumentValue } from '../lessonValues'

interface DocumentStatusProps {
  document: DocumentValue
  /** Share of the upload that has been sent, from 0 to 1; null if no upload is running. */
  share: number | null
  hasFailed: boolean
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
}

/** The name of a document and the progress of its upload. */
export function DocumentStatus({
  document,
  share,
  hasFailed,
  onCancel,
  onRetry,
  onRemove,
}: DocumentStatusProps) {
  const t = useT()
  const percent = Math.round((share ?? 0) * 100)
  return (
    <Box>
      <Row $gap={2} $between>
        <Name>
          <FileText size={20} color={color.primary} aria-hidden />
          <span>{document.name}</span>
        </Name>
        <Row $gap={1}>
          {share !== null && (
            <Button $variant="ghost" onClick={onCancel}>
              <X size={18} aria-hidden />
              {t('mentor.form.document.cancel')}
            </Button>
          )}
          {hasFailed && (
            <Button $variant="ghost" onClick={onRetry}>
              <RotateCw size={18} aria-hidden />
              {t('ui.retry')}
            </Button>
          )}
          {share === null && (
            <Button $variant="ghost" onClick={onRemove}>
              <Trash2 size={18} aria-hidden />
              {t('mentor.form.document.remove')}
            </Button>
          )}
        </Row>
      </Row>
      {share !== null && (
        <>
          <ProgressBar percent={percent} label={t('mentor.form.document.sending', { name: document.name })} />
          <Small>{t('mentor.form.document.percent', { percent })}</Small>
        </>
      )}
      {document.file && <Small>{t('mentor.form.document.stored')}</Small>}
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.background};
`

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }
`
