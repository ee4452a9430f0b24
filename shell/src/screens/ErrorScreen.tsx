import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { Button, ButtonLink, Row } from '@mentor-connect/ui'
import { TriangleAlert } from 'lucide-react'
import { isRouteErrorResponse } from 'react-router-dom'
import { useT } from '../messages/useT'
import { Details, Message } from './parts'

/** Shown if a page throws. The heading is the status or text of the error, as the specification requires. */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT()
  return (
    <Message role="alert">
      <PageTitle>{t('shell.error.title')}</PageTitle>
      <TriangleAlert size={56} aria-hidden />
      <h1>{t('shell.error.title')}</h1>
      <p>{t('shell.error.help')}</p>
      <Row>
        <Button onClick={onRetry}>{t('ui.retry')}</Button>
        <ButtonLink $variant="secondary" to={paths.home}>
          {t('shell.home')}
        </ButtonLink>
      </Row>
      <Details open>
        <summary>{t('shell.area.detail')}</summary>
        <code>{textOf(error)}</code>
      </Details>
    </Message>
  )
}

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : String(error)
}
