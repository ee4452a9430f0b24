import { fileUrl } from '@mentor-connect/api'
import type { Workshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, Row, Small, font } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useMentorPath } from '../page-layout/useMentorPath'
import { useT } from './messages/useT'

/** The mentor who gives the workshop, with a link to the profile. */
export function WorkshopHost({ mentor: { id, name, profile } }: Pick<Workshop, 'mentor'>) {
  const t = useT()
  const mentorPath = useMentorPath()
  return (
    <Host $gap={3}>
      <Avatar name={name} src={profile && fileUrl(profile)} size={56} />
      <div>
        <Small as="p">{t('public.workshops.host')}</Small>
        <Name to={mentorPath(id)} lang={languageOf(name)}>
          {name}
        </Name>
      </div>
    </Host>
  )
}

const Host = styled(Row)`
  flex-wrap: nowrap;
`

const Name = styled(Link)`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`
