import { TabLinks } from '@mentor-connect/ui'
import { paths } from '@mentor-connect/contract/remote'
import { useMatch } from 'react-router-dom'
import { useT } from '../messages/useT'

const { resources, addResource } = paths.mentorArea

/** The tabs *All Resources* and *Add New*. They are links, because each opens a separate page. */
export function ResourceTabs() {
  const t = useT()
  const isAdding = useMatch(addResource) !== null
  return (
    <TabLinks
      label={t('mentor.resources.tabs')}
      tabs={[
        { to: resources, label: t('mentor.resources.all'), isCurrent: !isAdding },
        { to: addResource, label: t('mentor.resources.add'), isCurrent: isAdding },
      ]}
    />
  )
}
