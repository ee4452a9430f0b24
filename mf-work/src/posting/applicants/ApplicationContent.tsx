import { call } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import type { ApplicantDetails } from '@mentor-connect/contract/work/posting'
import { getSentResume } from '@mentor-connect/contract/work/resume'
import { languageOf } from '@mentor-connect/i18n'
import { Card, Muted, Small, Stack } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ApplicationParts } from '../../opening-facts/ApplicationParts'
import { ResumeDownload } from '../../opening-facts/ResumeDownload'
import { useT } from '../messages/useT'

/** Everything that an applicant has sent. */
export function ApplicationContent({ applicant }: { applicant: ApplicantDetails }) {
  const t = useT()
  const { _id, name, email, phone, note, answers, certificates, works, portfolio, resume } = applicant
  return (
    <Card>
      <ApplicationParts>
        <Part name={t('openings.applicant.email')}>
          {email ? <a href={`mailto:${email}`}>{email}</a> : <Muted>{t('openings.applicant.noEmail')}</Muted>}
        </Part>
        {phone && (
          <Part name={t('openings.applicant.phone')}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </Part>
        )}
        {note && (
          <Part name={t('openings.applicant.note')}>
            <span lang={languageOf(note)}>{note}</span>
          </Part>
        )}
        {answers.map(({ question, answer }) => (
          <Part key={question} name={question} lang={languageOf(question)}>
            <span lang={languageOf(answer)}>{answer}</span>
          </Part>
        ))}
        {certificates.length > 0 && (
          <Part name={t('openings.applicant.certificates')}>
            <Stack as="ul" $gap={1}>
              {certificates.map(({ id, courseName }) => (
                <li key={id}>
                  <Link
                    to={paths.verifyCertificateOf(id)}
                    aria-label={t('openings.applicant.check', { course: courseName })}
                    lang={languageOf(courseName)}
                  >
                    {courseName}
                  </Link>
                </li>
              ))}
            </Stack>
          </Part>
        )}
        {portfolio && (
          <Part name={t('openings.applicant.portfolio')}>
            <Link to={paths.portfolio(portfolio)}>{paths.portfolio(portfolio)}</Link>
          </Part>
        )}
        {resume && (
          <Part name={t('openings.applicant.resume')}>
            <ResumeDownload
              name={t('openings.applicant.resumeFile', { name })}
              read={() => call(getSentResume, { params: { id: _id } })}
            />
          </Part>
        )}
        {works.length > 0 && (
          <Part name={t('openings.applicant.works')}>
            <Stack as="ul" $gap={4}>
              {works.map((work) => (
                <Work key={work.id} work={work} />
              ))}
            </Stack>
          </Part>
        )}
      </ApplicationParts>
    </Card>
  )
}

function Part({ name, lang, children }: { name: string; lang?: string; children: ReactNode }) {
  return (
    <div>
      <dt lang={lang}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A work with its text and link, so that people who do not know the course can read it. */
function Work({ work: { title, courseName, text, link } }: { work: ApplicantDetails['works'][number] }) {
  return (
    <Stack as="li" $gap={1}>
      <strong lang={languageOf(title)}>{title}</strong>
      <Small lang={languageOf(courseName)}>{courseName}</Small>
      {text && <span lang={languageOf(text)}>{text}</span>}
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
          {link}
        </a>
      )}
    </Stack>
  )
}
