import { AlertTriangle, CheckCircle2, Inbox, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useFormats, useSharedT, type SharedMessage } from '../i18n'
import { Button } from './Button'
import { Stack } from './layout'
import { color, font, radius, space } from './theme'

type Tone = 'info' | 'success' | 'warning' | 'danger'
const ICONS = { info: Info, success: CheckCircle2, warning: AlertTriangle, danger: AlertTriangle }

/** A message in the page; `danger` and `warning` are read out at once. */
export function Notice({ tone = 'info', children, id }: { tone?: Tone; children: ReactNode; id?: string }) {
  const Icon = ICONS[tone]
  return (
    <NoticeBox id={id} $tone={tone} role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden />
      <div>{children}</div>
    </NoticeBox>
  )
}

/** What the API layer throws, as far as a screen needs to know it. */
interface FailureLike {
  code: string
  retryAfterSeconds?: number
}

const DEFAULT_WAIT_SECONDS = 60

/** The text for a failure, in the active language. */
export function useFailureText(): (error: FailureLike) => string {
  const t = useSharedT()
  const { duration } = useFormats()
  return (error) => {
    const id = `error.${error.code}`
    const text = t(id as SharedMessage, { wait: duration(error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS) })
    return text === id ? t('error.internal') : text
  }
}

/** Replaces content that failed to load. */
export function LoadFailed({ error, onRetry }: { error: FailureLike; onRetry: () => void }) {
  const t = useSharedT()
  const failureText = useFailureText()
  return (
    <Centred role="alert" $gap={3}>
      <AlertTriangle size={36} color={color.danger} aria-hidden />
      <strong>{t('ui.loadFailed.title')}</strong>
      <p>{failureText(error)}</p>
      <Button $variant="secondary" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Centred>
  )
}

/** Shown above content from the cache when a refresh failed. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const t = useSharedT()
  return (
    <Notice tone="warning">
      {t('ui.loadFailed.stale')}{' '}
      <Button $variant="ghost" $small onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Notice>
  )
}

/** Shown in place of an empty list; `children` says what to do next. */
export function Empty({
  title,
  children,
  picture,
}: {
  title: string
  children?: ReactNode
  picture?: ReactNode
}) {
  return (
    <Centred $gap={3}>
      {picture ?? <Inbox size={40} color={color.muted} aria-hidden />}
      <strong>{title}</strong>
      {children}
    </Centred>
  )
}

const NoticeBox = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${({ $tone }) =>
    ({
      info: color.primarySoft,
      success: color.successSoft,
      warning: color.warningSoft,
      danger: color.dangerSoft,
    })[$tone]};
  color: ${({ $tone }) =>
    ({ info: color.primary, success: color.success, warning: color.warning, danger: color.danger })[$tone]};
  font-weight: ${font.weight.medium};

  svg {
    flex: none;
    margin-top: 0.2em;
  }
`

const Centred = styled(Stack)`
  align-items: center;
  padding: ${space[10]} ${space[4]};
  text-align: center;

  p {
    max-width: 32rem;
    color: ${color.muted};
  }
`
