import { useSharedT } from '@mentor-connect/i18n'
import { Button, Notice, Row, Skeleton, Stack } from '@mentor-connect/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../messages/useT'
import { PdfPage } from './PdfPage'
import { usePdf } from './usePdf'

/** Shows a PDF document page by page. */
export function PdfViewer({ url, title }: { url: string; title: string }) {
  const t = useT()
  const sharedT = useSharedT()
  const pdf = usePdf(url)
  const [page, setPage] = useState(1)

  if (pdf.hasFailed)
    return (
      <Notice tone="danger">
        {t('public.viewer.failed')}{' '}
        <Button $variant="secondary" $small onClick={pdf.retry}>
          {sharedT('ui.retry')}
        </Button>
      </Notice>
    )
  if (!pdf.document) return <Skeleton $height="60vh" />
  const total = pdf.document.numPages
  return (
    <Stack $gap={3}>
      <Row $between>
        <Button $variant="secondary" $inactive={page === 1} onClick={() => setPage(page - 1)}>
          <ChevronLeft size={20} aria-hidden />
          {t('public.viewer.before')}
        </Button>
        <span role="status">{t('public.viewer.page', { page, total })}</span>
        <Button $variant="secondary" $inactive={page === total} onClick={() => setPage(page + 1)}>
          {t('public.viewer.next')}
          <ChevronRight size={20} aria-hidden />
        </Button>
      </Row>
      <PdfPage key={page} document={pdf.document} number={page} label={title} />
    </Stack>
  )
}
