import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { LOCALES } from '@mentor-connect/contract/api/locales'
import { paths } from '@mentor-connect/contract/remote'
import type { getApplicable } from '@mentor-connect/contract/work/applications'
import type { Opening } from '@mentor-connect/contract/work/openings'
import {
  APPLICATION_ANSWER_MAX,
  APPLICATION_CERTIFICATES_MAX,
  APPLICATION_NOTE_MAX,
  APPLICATION_WORKS_MAX,
} from '@mentor-connect/contract/work/openingLimits'
import { Button, CountedField, Field, Muted, Notice, Row, SelectField, Stack } from '@mentor-connect/ui'
import { useRef, type FormEvent } from 'react'
import { AttachedChoice } from './AttachedChoice'
import { answerName, type useApplication } from './useApplication'
import { useApplyT } from './useApplyT'

interface ApplicationFieldsProps {
  opening: Opening
  applicable: ReplyOf<typeof getApplicable>
  application: ReturnType<typeof useApplication>
  onNext: () => void
  onClose: () => void
}

/** The fields of an application. Nothing is sent from here. */
export function ApplicationFields({
  opening,
  applicable,
  application,
  onNext,
  onClose,
}: ApplicationFieldsProps) {
  const t = useApplyT()
  const form = useRef<HTMLFormElement>(null)
  const { values, change, attached, setAttached, invalid, check } = application
  const isInvalid = (name: string) => invalid.includes(name)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const first = check()
    if (!first) return onNext()
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => name === first)?.focus()
  }
  return (
    <Stack as="form" ref={form} $gap={5} noValidate onSubmit={handleSubmit}>
      {application.isRestored && <Notice>{t('openings.apply.restored')}</Notice>}
      <CountedField
        label={t('openings.apply.note')}
        name="note"
        rows={6}
        max={APPLICATION_NOTE_MAX}
        capped
        value={values['note'] ?? ''}
        error={isInvalid('note') ? t('openings.apply.noteMissing') : undefined}
        onChange={(note) => change({ note })}
      />
      {opening.questions.map((question) => (
        <CountedField
          key={question}
          label={question}
          name={answerName(question)}
          rows={3}
          max={APPLICATION_ANSWER_MAX}
          capped
          value={values[answerName(question)] ?? ''}
          error={isInvalid(answerName(question)) ? t('openings.apply.answerMissing') : undefined}
          onChange={(answer) => change({ [answerName(question)]: answer })}
        />
      ))}
      <AttachedChoice
        legend={t('openings.apply.certificates')}
        name="certificates"
        choices={applicable.certificates.map(({ id, courseName, instructorName }) => ({
          id,
          title: courseName,
          hint: t('openings.apply.by', { name: instructorName }),
        }))}
        chosen={attached.certificates}
        error={
          isInvalid('certificates')
            ? t('openings.apply.certificatesMax', { max: APPLICATION_CERTIFICATES_MAX })
            : undefined
        }
        onChange={(certificates) => setAttached({ ...attached, certificates })}
      />
      <AttachedChoice
        legend={t('openings.apply.works')}
        name="works"
        choices={applicable.works.map(({ id, title, courseName }) => ({
          id,
          title,
          hint: t('openings.apply.workOf', { course: courseName }),
        }))}
        chosen={attached.works}
        error={isInvalid('works') ? t('openings.apply.worksMax', { max: APPLICATION_WORKS_MAX }) : undefined}
        onChange={(works) => setAttached({ ...attached, works })}
      />
      <PortfolioChoice slug={applicable.portfolio} application={application} />
      {applicable.hasResume && <ResumeChoice application={application} />}
      {applicable.certificates.length + applicable.works.length === 0 && (
        <Muted>{t('openings.apply.nothing')}</Muted>
      )}
      <Field
        label={t('openings.apply.phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        value={values['phone'] ?? ''}
        error={isInvalid('phone') ? t('openings.apply.phoneWrong') : undefined}
        onChange={(event) => change({ phone: event.target.value })}
      />
      <Row>
        <Button type="submit">{t('openings.apply.next')}</Button>
        <Button $variant="ghost" onClick={onClose}>
          {t('openings.apply.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}

interface PortfolioChoiceProps {
  /** The name in the address of the learner's portfolio; undefined if others cannot read it. */
  slug: string | undefined
  application: ReturnType<typeof useApplication>
}

function PortfolioChoice({ slug, application: { attached, setAttached } }: PortfolioChoiceProps) {
  const t = useApplyT()
  if (!slug) return null
  return (
    <AttachedChoice
      legend={t('openings.apply.portfolio')}
      name="portfolio"
      choices={[{ id: slug, title: t('openings.apply.portfolioLink'), hint: paths.portfolio(slug) }]}
      chosen={attached.portfolio ? [slug] : []}
      onChange={(chosen) => setAttached({ ...attached, portfolio: chosen.length > 0 })}
    />
  )
}

function ResumeChoice({ application: { attached, setAttached } }: Pick<PortfolioChoiceProps, 'application'>) {
  const t = useApplyT()
  return (
    <SelectField
      label={t('openings.apply.resume')}
      name="resume"
      value={attached.resume}
      options={(['', ...LOCALES] as const).map((one) => ({
        value: one,
        label: t(`openings.apply.resume.${one || 'none'}`),
      }))}
      onChange={(resume) => setAttached({ ...attached, resume })}
    />
  )
}
