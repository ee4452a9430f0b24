import { TabLinks } from '@mentor-connect/ui'
import { useT } from './messages/useT'
import { partQuery, type TeamPart } from './usePart'

interface TeamTabsProps {
  /** The part that is shown. */
  part: TeamPart
  parts: readonly TeamPart[]
}

/** Links to the parts of the page of a team. */
export function TeamTabs({ part, parts }: TeamTabsProps) {
  const t = useT()
  return (
    <TabLinks
      label={t('projects.team.parts')}
      keepsScroll
      tabs={parts.map((one) => ({
        to: { search: partQuery(one) },
        label: t(`projects.part.${one}`),
        isCurrent: one === part,
      }))}
    />
  )
}
