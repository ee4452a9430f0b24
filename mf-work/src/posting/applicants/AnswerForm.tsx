import { answerTemplate, type AnswerTemplate } from '@mentor-connect/contract/work/answerTemplates'
import {
  POSTER_STAGES,
  mayMove,
  needsText,
  type PosterStage,
} from '@mentor-connect/contract/work/applicationStages'
import { POSTER_ANSWER_MAX } from '@mentor-connect/contract/work/openingLimits'
import type { ApplicantDetails } from '@mentor-connect/contract/work/posting'
import { useLocale, type Locale } from '@mentor-connect/i18n'
import {
  Button,
  Card,
  CountedField,
  Notice,
  Row,
  SectionTitle,
  SelectField,
  Stack,
  useFailureText,
} from '@mentor-connect/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useT } from '../messages/useT'
import { TemplateChoice } from './TemplateChoice'
import { useAnswer } from './useAnswer'

interface AnswerFormProps {
  applicant: ApplicantDetails
  onChanged: (applicant: ApplicantDetails) => void
  onReload: () => void
}

/** Stage that goes with a template. */
const STAGE_OF: Record<AnswerTemplate, PosterStage | ''> = {
  received: '',
  interview: 'interview',
  offer: 'offer',
  declined: 'declined',
}

/** Answers an applicant, starting from a template, and moves the application to another stage. */
export function AnswerForm({ applicant, onChanged, onReload }: AnswerFormProps) {
  const t = useT()
  const failureText = useFailureText()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [template, setTemplate] = useState<AnswerTemplate | ''>('')
  const [language, setLanguage] = useState<Locale>(locale)
  const [isMissing, setMissing] = useState(false)
  const answer = useAnswer(applicant, onChanged)
  const { name, stage, opening } = applicant
  const { text, setText, isBusy, failure } = answer

  if (stage === 'withdrawn') return <Notice>{t('openings.applicant.withdrawn')}</Notice>

  const begin = (chosen: AnswerTemplate | '', inLanguage: Locale) => {
    setTemplate(chosen)
    setLanguage(inLanguage)
    if (!chosen) return
    setText(answerTemplate(chosen, inLanguage, { name, title: opening.title, employer: opening.employer }))
    const next = STAGE_OF[chosen]
    answer.setStage(next && mayMove(stage, next) ? next : '')
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    setMissing(words === '')
    if (words === '') return form.current?.querySelector('textarea')?.focus()
    if (await answer.send(words)) setTemplate('')
    else onReload()
  }
  const stages = POSTER_STAGES.filter((one) => needsText(one) && mayMove(stage, one))
  return (
    <Card as="section" aria-labelledby="answer">
      <Stack
        as="form"
        ref={form}
        $gap={4}
        noValidate
        onSubmit={(event) => void handleSubmit(event as FormEvent)}
      >
        <SectionTitle id="answer">{t('openings.applicant.answer')}</SectionTitle>
        <TemplateChoice chosen={template} language={language} onChoose={begin} />
        <SelectField
          label={t('openings.applicant.newStage')}
          value={answer.stage}
          onChange={answer.setStage}
          options={[
            {
              value: '' as const,
              label: t('openings.applicant.sameStage', {
                stage: t(`openings.applicants.stage.${stage === 'new' ? 'read' : stage}`),
              }),
            },
            ...stages.map((one) => ({ value: one, label: t(`openings.applicants.stage.${one}`) })),
          ]}
        />
        <CountedField
          label={t('openings.applicant.text')}
          rows={8}
          max={POSTER_ANSWER_MAX}
          capped
          value={text}
          error={isMissing && text.trim() === '' ? t('openings.applicant.textMissing') : undefined}
          onChange={setText}
        />
        {failure && (
          <Notice tone="danger">
            {failure.code === 'edit_conflict' ? t('openings.applicant.conflict') : failureText(failure)}
          </Notice>
        )}
        <Row>
          <Button type="submit" $inactive={isBusy}>
            {t('openings.applicant.send')}
          </Button>
          {mayMove(stage, 'read') && (
            <Button $variant="ghost" $inactive={isBusy} onClick={() => void answer.markRead()}>
              {t('openings.applicant.markRead')}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  )
}
