import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import type { Portfolio } from '@mentor-connect/contract/work/portfolio'
import { languageOf } from '@mentor-connect/i18n'
import { Stack, color, font, space, useSubjectName } from '@mentor-connect/ui'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'

type Skill = Portfolio['skills'][number]

/** Skills, each with the certificates and approved works that prove it. */
export function ShownSkills({ skills }: { skills: Skill[] }) {
  const subject = useSubjectName()
  return (
    <Stack as="ul" $gap={4}>
      {skills.map((skill, index) => (
        // The index serves as key, because two skills may have the same name while they are being entered.
        <li key={index}>
          <Name lang={languageOf(subject(skill.name))}>{subject(skill.name)}</Name>
          <Proofs skill={skill} />
        </li>
      ))}
    </Stack>
  )
}

function Proofs({ skill: { certificates, tasks, projects = [] } }: { skill: Skill }) {
  const t = useT()
  const { session } = useSession()
  const { verifyCertificateOf } = session.role === 'user' ? paths.learner : paths
  if (certificates.length + tasks.length + projects.length === 0) return null
  return (
    <Stack as="ul" $gap={1}>
      {certificates.map(({ id, courseName }) => (
        <Proof key={id}>
          <BadgeCheck size={18} color={color.success} aria-hidden />
          <Link to={verifyCertificateOf(id)}>{t('portfolio.page.certificate', { course: courseName })}</Link>
        </Proof>
      ))}
      {tasks.map(({ title, courseName }) => (
        <Proof key={`${courseName} ${title}`}>
          <BadgeCheck size={18} color={color.success} aria-hidden />
          <span>{t('portfolio.page.task', { course: courseName, title })}</span>
        </Proof>
      ))}
      {projects.map(({ title, role, decidedAt }) => (
        <Proof key={`${title} ${decidedAt}`}>
          <BadgeCheck size={18} color={color.success} aria-hidden />
          <span>{t('portfolio.page.project', { title, role })}</span>
        </Proof>
      ))}
    </Stack>
  )
}

const Name = styled.h3`
  font-size: ${font.size.h4};
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`

const Proof = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  overflow-wrap: anywhere;

  svg {
    margin-top: ${space[1]};
  }
`
