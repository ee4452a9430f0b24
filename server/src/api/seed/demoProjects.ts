import { literals } from '@mentor-connect/contract/api/wire'
import { COURSE_LANGUAGES } from '@mentor-connect/contract/courses/courseLanguages'
import type { Rubric } from '@mentor-connect/contract/courses/tasks/rubric'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { briefErrors, type BriefContent } from '@mentor-connect/contract/work/projects/projectRules'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import projects from '../../../demo/projects.json'
import type { Tx } from '../../kernel/database/schema'
import { insertRoom, nextVersion } from '../../kernel/rooms/rooms.repo'
import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'
import { today } from '../../work/openings/openings.repo'
import { columnsOf } from '../../work/projects/briefs/briefColumns'
import { insertBrief, lockBrief, replaceSkills } from '../../work/projects/briefs/briefs.repo'
import { countFreePlaces } from '../../work/projects/briefs/places.query'
import { evenRanks } from '../../work/projects/board/rank'
import { insertMember, insertMilestones, insertTeam } from '../../work/projects/teams/teams.repo'
import { daysBefore } from './rows'

const demoProject = Type.Object({
  id: Type.String(),
  mentor: Type.String(),
  language: literals(COURSE_LANGUAGES),
  postedDaysAgo: Type.Integer({ minimum: 0 }),
  teams: Type.Integer(),
  weeks: Type.Integer(),
  title: Type.String(),
  goal: Type.String(),
  description: Type.String(),
  skills: Type.Array(Type.String()),
  roles: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), places: Type.Integer() })),
  milestones: Type.Array(
    Type.Object({
      title: Type.String(),
      text: Type.String(),
      week: Type.Integer(),
      criteria: Type.Array(Type.String()),
    }),
  ),
})
type DemoProject = Static<typeof demoProject>

export const PROJECTS = Value.Parse(Type.Array(demoProject), projects)

const LEVELS: Record<string, string[]> = {
  en: ['Not yet', 'Partly', 'Done well'],
  hi: ['अभी नहीं', 'कुछ हद तक', 'अच्छी तरह'],
}

/** Writes open projects, and a team that is in the middle of its work. */
export async function writeDemoProjects(tx: Tx, now: Date) {
  for (const project of PROJECTS) await writeBrief(tx, project, now)
  await writeTeam(tx, now)
}

async function writeBrief(tx: Tx, project: DemoProject, now: Date) {
  const content = contentOf(project)
  const wrong = Object.keys(briefErrors(content))
  if (wrong.length > 0) throw new Error(`the demo project ${project.id} has a wrong ${wrong.join(', ')}`)
  const posted = daysBefore(now, project.postedDaysAgo)
  await insertBrief(tx, {
    id: project.id,
    mentor_id: project.mentor,
    state: 'open',
    version: 1,
    ...columnsOf(content),
    posted_at: posted,
    closed_at: null,
    created_at: posted,
    updated_at: posted,
  })
  await replaceSkills(tx, project.id, content.skills)
  await countFreePlaces(tx, (await lockBrief(tx, project.id))!)
}

const contentOf = ({ milestones, ...project }: DemoProject): BriefContent => ({
  title: project.title,
  goal: project.goal,
  description: project.description,
  skills: project.skills,
  roles: project.roles,
  weeks: project.weeks,
  language: project.language,
  teams: project.teams,
  milestones: milestones.map(({ criteria, ...milestone }, index) => ({
    id: `m${index + 1}`,
    ...milestone,
    rubric: rubricOf(criteria, project.language),
  })),
})

function rubricOf(criteria: string[], language: string): Rubric {
  const levels = LEVELS[language]!.map((text, points) => ({ text, points }))
  return {
    criteria: criteria.map((title, index) => ({ id: `c${index + 1}`, title, levels })),
    passPoints: criteria.length + 1,
  }
}

const TEAM = 'demo-team-bus-stop'
const STARTED_DAYS_AGO = 17
const MEMBERS = [
  { learnerId: DEMO_LEARNER.id, roleId: 'building' },
  { learnerId: 'vikas-yadav', roleId: 'asking' },
  { learnerId: 'priyanka-sharma', roleId: 'design' },
]

async function writeTeam(tx: Tx, now: Date) {
  const brief = (await lockBrief(tx, PROJECTS[0]!.id))!
  const started = daysBefore(now, STARTED_DAYS_AGO)
  const day = today(new Date(started))
  const { title, goal, description, roles, weeks, language, mentor_id } = brief
  await insertTeam(tx, {
    id: TEAM,
    brief_id: brief.id,
    mentor_id,
    number: 1,
    state: 'working',
    version: 1,
    board_seq: CARDS.length,
    started_at: started,
    ends_on: daysAfter(day, weeks * 7),
    ended_at: null,
    last_active_at: daysBefore(now, 1),
    asked_at: null,
    alone_since: null,
    created_at: daysBefore(now, STARTED_DAYS_AGO + 4),
    title,
    goal,
    description,
    roles,
    weeks,
    language,
  })
  await writeMembers(tx, now)
  await insertMilestones(tx, TEAM, brief, day)
  await writeSubmission(tx, now)
  await writeBoard(tx, now)
  await writeCheckIns(tx, now)
  await countFreePlaces(tx, brief)
  const room = { kind: 'project', subjectId: TEAM } as const
  await insertRoom(tx, room, started)
  await nextVersion(tx, room, now)
}

async function writeMembers(tx: Tx, now: Date) {
  const joined_at = daysBefore(now, STARTED_DAYS_AGO + 3)
  for (const { learnerId, roleId } of MEMBERS) {
    const role = PROJECTS[0]!.roles.find(({ id }) => id === roleId)!.name
    await insertMember(tx, { team_id: TEAM, learner_id: learnerId, role_id: roleId, role, joined_at })
    await tx
      .insertInto('project_requests')
      .values({
        id: `demo-request-${learnerId}`,
        brief_id: PROJECTS[0]!.id,
        learner_id: learnerId,
        kind: 'application',
        state: 'accepted',
        version: 1,
        role_id: roleId,
        note: 'I wait at that stop every morning, and I would like to make it better.',
        answer: 'Welcome! We begin on Monday.',
        team_id: TEAM,
        sent_at: daysBefore(now, STARTED_DAYS_AGO + 6),
        answered_at: joined_at,
      })
      .execute()
  }
}

/** The first milestone is approved, and the second one waits for the mentor. */
async function writeSubmission(tx: Tx, now: Date) {
  const marks = JSON.stringify(['c1', 'c2', 'c3'].map((criterionId) => ({ criterionId, level: 2 })))
  const common = { team_id: TEAM, number: 1, links: '[]', files: '[]' }
  await tx
    .insertInto('project_submissions')
    .values([
      {
        ...common,
        id: `${TEAM}-m1`,
        milestone_id: 'm1',
        learner_id: 'vikas-yadav',
        sent_at: daysBefore(now, 6),
        text: 'We asked twelve people on two mornings. They want to know whether the bus has already left, whether it is full, and which one is the last in the evening.',
        outcome: 'approved',
        decided_at: daysBefore(now, 5),
        points: 6,
        marks,
        remarks: 'Very good: you noted what people need, and not what they asked for.',
      },
      {
        ...common,
        id: `${TEAM}-m2`,
        milestone_id: 'm2',
        learner_id: 'priyanka-sharma',
        sent_at: daysBefore(now, 1),
        text: 'Five people have tried the drawing. Two took the number of the bus for the time, so it is larger now.',
        outcome: null,
        decided_at: null,
        points: null,
        marks: null,
        remarks: null,
      },
    ])
    .execute()
  for (const [id, state] of [
    ['m1', 'approved'],
    ['m2', 'sent'],
  ] as const)
    await tx
      .updateTable('project_milestones')
      .set({ state, number: 1 })
      .where('team_id', '=', TEAM)
      .where('id', '=', id)
      .execute()
}

/** Column, title, the person to whom it is assigned, and the days until it is due. */
const CARDS = [
  ['done', 'Write the questions for travellers', 'vikas-yadav'],
  ['done', 'Draw the page on paper', 'priyanka-sharma'],
  ['doing', 'Put the timetable into a list', DEMO_LEARNER.id, 2],
  ['doing', 'Make the numbers larger', 'priyanka-sharma', 1],
  ['todo', 'Show the next three buses', DEMO_LEARNER.id, 6],
  ['todo', 'Try it on Vikas’s old phone', 'vikas-yadav', 9],
  ['todo', 'Say when the list is out of date'],
] as const satisfies (readonly [string, string, string?, number?])[]

async function writeBoard(tx: Tx, now: Date) {
  const ranks = evenRanks(CARDS.length)
  const versions = {
    title_version: 0,
    text_version: 0,
    assignee_version: 0,
    due_version: 0,
    place_version: 0,
  }
  const rows = CARDS.map(([list, title, assignee, due], index) => ({
    id: `demo-card-${index + 1}`,
    team_id: TEAM,
    list,
    rank: ranks[index]!,
    learner_id: assignee ?? null,
    due_on: due === undefined ? null : daysAfter(today(now), due),
    ...versions,
    comments: index === 2 ? 1 : 0,
    seq: index + 1,
    created_by: DEMO_LEARNER.id,
    created_at: daysBefore(now, STARTED_DAYS_AGO - 2),
    changed_at: daysBefore(now, 1),
    deleted_at: null,
    title,
    text: '',
  }))
  await tx.insertInto('project_cards').values(rows).execute()
  await tx
    .insertInto('project_comments')
    .values({
      id: 'demo-card-comment',
      team_id: TEAM,
      card_id: 'demo-card-3',
      person_id: 'vikas-yadav',
      written_at: daysBefore(now, 1),
      text: 'The board at the stop says 7:40, and the driver says 7:35. Which one do we take?',
    })
    .execute()
}

async function writeCheckIns(tx: Tx, now: Date) {
  const answers = [
    [1, DEMO_LEARNER.id, 'I have set up the page, and now I know where each part is.', 12],
    [1, 'vikas-yadav', 'I was shy at first, but people like to be asked.', 11],
    [2, DEMO_LEARNER.id, 'The list of times was harder than I thought. Priyanka helped me.', 4],
    [2, 'priyanka-sharma', 'मैंने पाँच लोगों को चित्र दिखाया, बहुत कुछ सीखा।', 3],
  ] as const
  const rows = answers.map(([week, learner_id, text, days], index) => ({
    id: `${TEAM}-answer-${index}`,
    team_id: TEAM,
    week,
    learner_id,
    text,
    written_at: daysBefore(now, days),
  }))
  await tx.insertInto('project_check_ins').values(rows).execute()
}
