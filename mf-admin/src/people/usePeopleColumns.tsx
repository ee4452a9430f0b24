import type { FoundPerson } from '@mentor-connect/contract/admin/people'
import { useFormats } from '@mentor-connect/i18n'
import { Tag } from '@mentor-connect/ui'
import type { Columns } from '../list-controls/columns'
import { EmailText } from '../list-controls/EmailText'
import { useT } from '../messages/useT'

/** The columns of the list of people. */
export function usePeopleColumns(): Columns<FoundPerson> {
  const t = useT()
  const { shortDate } = useFormats()
  return [
    { head: t('admin.field.name'), sort: 'name', render: ({ name }) => name },
    { head: t('admin.field.email'), render: ({ email }) => <EmailText email={email} /> },
    { head: t('admin.people.role'), render: ({ role }) => t(`admin.role.${role}`) },
    { head: t('admin.people.joined'), sort: 'joined', render: ({ joinedAt }) => shortDate(joinedAt) },
    { head: t('admin.people.active'), sort: 'active', render: ({ lastActiveAt }) => shortDate(lastActiveAt) },
    {
      head: t('admin.people.language'),
      render: ({ language }) => language && t(`admin.people.language.${language}`),
    },
    {
      head: t('admin.people.state'),
      render: ({ suspended }) => suspended && <Tag $tone="accent">{t('admin.people.state.suspended')}</Tag>,
    },
  ]
}
