import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { getDomains } from '@mentor-connect/contract/courses/courses'
import { chooseSubjects } from '@mentor-connect/contract/learning/learners'
import { DOMAINS_MAX } from '@mentor-connect/contract/rules/limits'
import { useLanguageInPlace } from '@mentor-connect/i18n'
import {
  Button,
  Card,
  LanguageSwitch,
  Muted,
  Notice,
  Row,
  SectionTitle,
  Stack,
  ToggleChip,
  useFailureText,
  useSubjectName,
} from '@mentor-connect/ui'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../messages/useT'

/** Number of subjects to choose from: those with the most courses. */
const OFFERED = 12

interface FirstQuestionsProps {
  learnerId: string
  /** Receives the chosen subjects; an empty list if the learner skipped the question. */
  onAnswered: (domains: string[]) => void
}

/** Asks a new learner for a language and subjects, so that courses can be suggested. */
export function FirstQuestions({ learnerId, onAnswered }: FirstQuestionsProps) {
  const t = useT()
  const subject = useSubjectName()
  const failureText = useFailureText()
  const { data: offered = [] } = useEndpoint(getDomains, {})
  const [chosen, setChosen] = useState<string[]>([])
  const [answer, setAnswer] = useState<'chosen' | 'skipped'>()
  const [isIncomplete, setIncomplete] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  useLanguageInPlace(chosen.length > 0)
  const thanks = useRef<HTMLParagraphElement>(null)
  // The pressed button disappears, so the focus moves to the confirmation instead of falling back to the body.
  useEffect(() => {
    if (answer) thanks.current?.focus()
  }, [answer])

  const toggle = (name: string) => {
    setIncomplete(false)
    setChosen((known) =>
      known.includes(name) ? known.filter((one) => one !== name) : [...known, name].slice(-DOMAINS_MAX),
    )
  }
  const send = (domains: string[]) =>
    attempt(async () => {
      const { data } = await call(chooseSubjects, { body: { userId: learnerId, domains } })
      setAnswer(domains.length > 0 ? 'chosen' : 'skipped')
      onAnswered(data.domains)
    })

  if (answer)
    return (
      <Muted ref={thanks} tabIndex={-1} role="status">
        {t(`learner.first.${answer}`)}
      </Muted>
    )
  return (
    <Card as="section" aria-labelledby="first-questions">
      <Stack $gap={5}>
        <SectionTitle id="first-questions">{t('learner.first.title')}</SectionTitle>
        <Stack $gap={2}>
          <p>{t('learner.first.language')}</p>
          <div>
            <LanguageSwitch />
          </div>
        </Stack>
        {offered.length > 0 && (
          <Stack $gap={2}>
            <p id="first-subjects">{t('learner.first.subjects')}</p>
            <Row role="group" aria-labelledby="first-subjects" $gap={2}>
              {offered.slice(0, OFFERED).map(({ name }) => (
                <ToggleChip key={name} isChosen={chosen.includes(name)} onClick={() => toggle(name)}>
                  {subject(name)}
                </ToggleChip>
              ))}
            </Row>
          </Stack>
        )}
        {isIncomplete && <Notice tone="warning">{t('learner.first.nothingChosen')}</Notice>}
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          <Button
            $inactive={isBusy}
            onClick={() => (chosen.length > 0 ? void send(chosen) : setIncomplete(true))}
          >
            {t('learner.first.show')}
          </Button>
          <Button $variant="ghost" $inactive={isBusy} onClick={() => void send([])}>
            {t('learner.first.skip')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
