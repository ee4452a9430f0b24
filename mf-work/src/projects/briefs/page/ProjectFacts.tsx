import { languageName } from '@mentor-connect/contract/courses/languageNames'
import type { Project } from '@mentor-connect/contract/work/projects/projects'
import { useLocale } from '@mentor-connect/i18n'
import { DescriptionList } from '@mentor-connect/ui'
import { CalendarRange, DoorOpen, Languages, Network, Users } from 'lucide-react'
import { useT } from '../messages/useT'

/** The time, the size of the team, the free places and the language of a project. */
export function ProjectFacts({ project }: { project: Project }) {
  const t = useT()
  const locale = useLocale()
  const { weeks, teamSize, freePlaces, language, workingTeams, doneTeams } = project
  return (
    <DescriptionList
      items={[
        { icon: DoorOpen, name: t('projects.page.places'), value: t('projects.free', { count: freePlaces }) },
        { icon: CalendarRange, name: t('projects.page.time'), value: t('projects.weeks', { count: weeks }) },
        { icon: Users, name: t('projects.page.people'), value: t('projects.teamOf', { count: teamSize }) },
        { icon: Languages, name: t('projects.list.language'), value: languageName(language, locale) },
        {
          icon: Network,
          name: t('projects.page.teams'),
          value: t('projects.page.teamsNow', { working: workingTeams, done: doneTeams }),
        },
      ]}
    />
  )
}
