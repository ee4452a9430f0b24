import { fileUrl } from '@mentor-connect/api'
import type { ApplicantDetails as Details } from '@mentor-connect/contract/work/posting'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { Avatar, Columns, Lead, Row, Small, Stack, Title } from '@mentor-connect/ui'
import { useRef } from 'react'
import { useT } from '../messages/useT'
import { AnswerForm } from './AnswerForm'
import { ApplicationContent } from './ApplicationContent'
import { ApplicationHistory } from './ApplicationHistory'
import { StageTag } from './StageTag'

interface ApplicantDetailsProps {
  applicant: Details
  onChanged: (applicant: Details) => void
  onReload: () => void
}

export function ApplicantDetails({ applicant, onChanged, onReload }: ApplicantDetailsProps) {
  const t = useT()
  const { shortDate } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const { name, profile, opening, stage, appliedAt, silentSince } = applicant
  const title = t('openings.applicant.for', { title: opening.title })
  const handleChanged = (next: Details) => {
    onChanged(next)
    heading.current?.focus()
  }
  return (
    <Stack $gap={6}>
      <Row $gap={4} as="header">
        <Avatar name={name} src={profile && fileUrl(profile)} size={64} />
        <div>
          <Title ref={heading} tabIndex={-1} lang={languageOf(name)}>
            {name}
          </Title>
          <Lead>{title}</Lead>
          <Row $gap={2}>
            <StageTag stage={stage} />
            <Small>{t('openings.applicant.appliedOn', { date: shortDate(appliedAt) })}</Small>
            {silentSince && <Small>{t('openings.applicants.silent')}</Small>}
          </Row>
        </div>
      </Row>
      <Columns>
        <Stack $gap={6}>
          <ApplicationContent applicant={applicant} />
          <ApplicationHistory history={applicant.history} />
        </Stack>
        <AnswerForm applicant={applicant} onChanged={handleChanged} onReload={onReload} />
      </Columns>
    </Stack>
  )
}
