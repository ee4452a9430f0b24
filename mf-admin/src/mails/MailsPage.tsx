import { useEndpoint } from '@mentor-connect/api'
import { listMails } from '@mentor-connect/contract/admin/mails'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useLocale } from '@mentor-connect/i18n'
import { AreaPage, Lead, LoadFailed, Title } from '@mentor-connect/ui'
import { DataTable } from '../list-controls/DataTable'
import { RowSkeletons } from '../list-controls/RowSkeletons'
import { useT } from '../messages/useT'

export default function MailsPage() {
  const t = useT()
  return (
    <AreaPage>
      <PageTitle>{t('admin.mails.title')}</PageTitle>
      <header>
        <Title>{t('admin.mails.title')}</Title>
        <Lead>{t('admin.mails.lead')}</Lead>
      </header>
      <Mails />
    </AreaPage>
  )
}

function Mails() {
  const t = useT()
  const locale = useLocale()
  const { data, error, isLoading, retry } = useEndpoint(listMails, {})
  if (error) return <LoadFailed error={error} onRetry={retry} />
  if (isLoading || !data) return <RowSkeletons />
  return (
    <DataTable
      label={t('admin.mails.title')}
      columns={[
        { head: t('admin.mail.subject'), render: ({ subjects }) => subjects[locale] },
        { head: t('admin.mails.name'), render: ({ name }) => name },
      ]}
      rows={data.mails}
      keyOf={({ name }) => name}
      linkOf={({ name }) => `/mails/${name}`}
    />
  )
}
