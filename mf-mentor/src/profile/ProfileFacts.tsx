import type { HiddenContact, Mentor } from '@mentor-connect/contract/accounts/people'
import { DescriptionList, Tags, useSubjectName } from '@mentor-connect/ui'
import { Briefcase, Compass, Link2, Mail, Phone, Timer } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

export function ProfileFacts({ mentor }: { mentor: Mentor }) {
  const t = useT()
  const subject = useSubjectName()
  const none = t('mentor.profile.notProvided')
  const { domains, social, hiddenContact } = mentor
  const shown = (value: string | undefined, detail: HiddenContact[number]) => {
    if (!value) return none
    return hiddenContact?.includes(detail) ? t('mentor.profile.hidden', { value }) : value
  }
  return (
    <DescriptionList
      items={[
        { icon: Briefcase, name: t('mentor.profile.expertise'), value: mentor.expertise || none },
        {
          icon: Timer,
          name: t('mentor.profile.experience'),
          value: t('mentor.profile.years', { count: mentor.experience }),
        },
        {
          icon: Compass,
          name: t('mentor.profile.domains'),
          value:
            domains.length === 0 ? t('mentor.profile.noDomains') : <Tags values={domains.map(subject)} />,
        },
        { icon: Mail, name: t('mentor.profile.email'), value: shown(mentor.email, 'email') },
        {
          icon: Phone,
          name: t('mentor.profile.mobile'),
          value: shown(mentor.mobile && `+91 ${mentor.mobile}`, 'mobile'),
        },
        {
          icon: Link2,
          name: t('mentor.profile.social'),
          value: social.length === 0 ? none : social.map((link) => <Line key={link}>{link}</Line>),
        },
      ]}
    />
  )
}

const Line = styled.span`
  display: block;
`
