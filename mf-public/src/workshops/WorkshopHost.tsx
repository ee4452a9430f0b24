import { fileUrl } from '@mentor-connect/api'
import type { Workshop } from '@mentor-connect/contract/api/workshops'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, Row, Small, font } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'

/** Who gives the workshop, with a way to the profile. */
export function WorkshopHost({ mentor: { id, name, profile } }: Pick<Workshop, 'mentor'>) {
  const t = useT()
  return (
    <Host $gap={3}>
      <Avatar name={name} src={profile && fileUrl(profile)} size={56} />
      <div>
        <Small as="p">{t('public.workshops.host')}</Small>
        <Name to={paths.mentor(id)} lang={languageOf(name)}>
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
