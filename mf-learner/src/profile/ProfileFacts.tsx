import type { Learner } from '@mentor-connect/contract/accounts/people'
import { DescriptionList, Tags, useSubjectName } from '@mentor-connect/ui'
import { Cake, Compass, Mail, Phone } from 'lucide-react'
import { useT } from '../messages/useT'

export function ProfileFacts({ learner: { email, mobile, birthYear, domains } }: { learner: Learner }) {
  const t = useT()
  const subject = useSubjectName()
  return (
    <DescriptionList
      items={[
        { icon: Mail, name: t('learner.profile.email'), value: email },
        { icon: Phone, name: t('learner.profile.mobile'), value: mobile || t('learner.profile.noMobile') },
        ...(birthYear === undefined
          ? []
          : [{ icon: Cake, name: t('learner.profile.birthYear'), value: String(birthYear) }]),
        {
          icon: Compass,
          name: t('learner.profile.domains'),
          value:
            domains.length === 0 ? t('learner.profile.noDomains') : <Tags values={domains.map(subject)} />,
        },
      ]}
    />
  )
}
