import { useEndpoint } from '@mentor-connect/api'
import { getMail, MAIL_LANGUAGES } from '@mentor-connect/contract/admin/mails'
import { PageTitle } from '@mentor-connect/contract/remote'
import { color, radius, SelectField, Title } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { Details } from '../list-controls/Details'
import { useFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'
import { RecordLayout } from '../list-controls/RecordLayout'
import { RecordMissing } from '../list-controls/RecordMissing'
import { FilterGrid } from '../list-controls/FilterBar'

const FORMS = ['light', 'dark', 'text'] as const

export default function MailPage() {
  const t = useT()
  const { name = '' } = useParams()
  const { chosen, choose } = useFilters({ language: MAIL_LANGUAGES, form: FORMS })
  const { language, form } = chosen
  const { data, error, retry } = useEndpoint(getMail, { params: { name }, query: { language } })

  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  return (
    <RecordLayout>
      <PageTitle>{data.subject}</PageTitle>
      <Title>{data.subject}</Title>
      <FilterGrid>
        <SelectField
          label={t('admin.mails.language')}
          value={language}
          onChange={(value) => choose('language', value)}
          options={MAIL_LANGUAGES.map((value) => ({ value, label: t(`admin.mails.language.${value}`) }))}
        />
        <SelectField
          label={t('admin.mails.form')}
          value={form}
          onChange={(value) => choose('form', value)}
          options={FORMS.map((value) => ({ value, label: t(`admin.mails.form.${value}`) }))}
        />
      </FilterGrid>
      <Details items={[[t('admin.mail.replyTo'), data.replyTo]]} />
      {form === 'text' ? (
        <Text>{data.text}</Text>
      ) : (
        <Frame title={data.subject} sandbox="" srcDoc={data.html} $scheme={form} />
      )}
    </RecordLayout>
  )
}

/** The frame's colour scheme decides which colours a mail selects by `prefers-color-scheme`. */
const Frame = styled.iframe<{ $scheme: 'light' | 'dark' }>`
  width: 100%;
  height: 44rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  color-scheme: ${({ $scheme }) => $scheme};
`

const Text = styled.pre`
  margin: 0;
  padding: 1rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  font: inherit;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
