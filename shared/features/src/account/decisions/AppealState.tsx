import type { OwnSanction } from '@mentor-connect/contract/trust/safety'
import { useFormats } from '@mentor-connect/i18n'
import { Notice, Stack } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'
import { Quote } from './Quote'
import { useDecisionsT } from './useDecisionsT'

interface AppealStateProps {
  appeal: NonNullable<OwnSanction['appeal']>
  /** True if the appeal was just sent. It then gets the focus, because the form that had the focus is gone. */
  isNew: boolean
}

/** The text of an appeal and its result. */
export function AppealState({ appeal: { text, createdAt, state, answer }, isNew }: AppealStateProps) {
  const t = useDecisionsT()
  const { longDate } = useFormats()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  return (
    <Stack ref={box} tabIndex={-1} role="group" aria-label={t('appeal.title')} $gap={3}>
      <Notice tone={state === 'accepted' ? 'success' : 'info'}>{t(`appeal.state.${state}`)}</Notice>
      <Quote title={t('appeal.yours', { date: longDate(createdAt) })}>{text}</Quote>
      {answer && <Quote title={t('appeal.answer')}>{answer}</Quote>}
    </Stack>
  )
}
