/** Size of a generated database. One learner and one course have the same number of rows in each. */
export interface FixtureSize {
  courses: number
  learners: number
}

export const COURSES_PER_LEARNER = 20
export const LESSONS_PER_COURSE = 5
const DOMAINS = 12

/** Runs one statement. */
export type Run = (statement: string) => Promise<void>

/** `learners × COURSES_PER_LEARNER × LESSONS_PER_COURSE` rows of progress. */
export const progressRows = ({ learners }: FixtureSize) => learners * COURSES_PER_LEARNER * LESSONS_PER_COURSE

/** Fills an empty, migrated database by SQL only, so that no data goes through this process. */
export async function fillFixture(run: Run, fixture: FixtureSize): Promise<void> {
  const mentors = Math.max(1, Math.round(fixture.courses / 100))
  const upTo = (count: number, name = 'n') =>
    `${name}(i) as (select 0 union all select i + 1 from ${name} where i < ${count - 1})`
  const person = `'secret', null, null, 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'`
  await run(`insert into mentors (id, email, name, password_hash, mobile, profile, verified, created_at, updated_at, status, expertise, experience)
    with recursive ${upTo(mentors)} select 'm' || i, 'm' || i || '@example.org', 'Mentor ' || i, ${person}, 'active', 'Teaching', 5 from n`)
  await run(`insert into learners (id, email, name, password_hash, mobile, profile, verified, created_at, updated_at)
    with recursive ${upTo(fixture.learners)} select 'l' || i, 'l' || i || '@example.org', 'Learner ' || i, ${person} from n`)
  await run(courses(upTo(fixture.courses), mentors))
  await run(`insert into course_domains (course_id, position, domain)
    with recursive ${upTo(fixture.courses)}, ${upTo(2, 'p')}
    select 'c' || n.i, p.i, 'Domain ' || ((n.i + p.i * 5) % ${DOMAINS}) from n cross join p`)
  await run(`insert into modules (course_id, id, position, name)
    with recursive ${upTo(fixture.courses)} select 'c' || i, 'module-0', 0, 'Module' from n`)
  await run(`insert into lessons (course_id, id, module_position, position, title, type, url, file)
    with recursive ${upTo(fixture.courses)}, ${upTo(LESSONS_PER_COURSE, 'p')}
    select 'c' || n.i, 'lesson-0-' || p.i, 0, p.i, 'Lesson', 'link', 'https://example.org/', null from n cross join p`)
  await enrol(run, fixture, upTo)
}

/** Dates, titles, students and ratings are ordered differently, so that no index follows the insertion order. */
function courses(numbers: string, mentors: number): string {
  const title = `'Course ' || substr(cast(10000000 + i * 7919 % 1000003 as text), 2)`
  const day = `'20' || (10 + i * 7919 % 10007 % 16) || '-' || (10 + i * 7919 % 10009 % 3) || '-' || (10 + i * 6151 % 10037 % 19)`
  // Quilting: 10 among the first 100, 50 among 100,000. Pottery: one course in a hundred.
  const words = `case when (i < 100 and i % 10 = 3) or i % 2500 = 2499 then 'quilting' when i % 100 = 7 then 'pottery' else 'hands' end`
  return `insert into courses (id, title, description, search_text, banner, mentor_id, rating_sum, rating_count, rating_average,
      students, module_count, lesson_count, created_at, updated_at)
    with recursive ${numbers}
    select 'c' || i, ${title}, 'What one does with ' || ${words},
      'course number' || i || ' what one does with ' || ${words} || ' mentor domain' || (i % ${DOMAINS}),
      '', 'm' || (i % ${mentors}), i % 50, 10, (i * 13 % 51) / 10.0, i * 17 % 5003, 1, ${LESSONS_PER_COURSE},
      ${day} || 'T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from n`
}

async function enrol(run: Run, fixture: FixtureSize, upTo: (count: number, name?: string) => string) {
  const each = `${upTo(fixture.learners)}, ${upTo(COURSES_PER_LEARNER, 'p')}`
  const course = `'c' || ((n.i * 37 + p.i * 3) % ${fixture.courses})`
  const day = `'2026-01-' || (10 + p.i) || 'T00:00:00.000Z'`
  await run(`insert into enrolments (learner_id, course_id, created_at, last_active_at)
    with recursive ${each} select 'l' || n.i, ${course}, ${day}, ${day} from n cross join p`)
  await run(`insert into lesson_progress (learner_id, course_id, lesson_id, status, updated_at)
    with recursive ${each}, ${upTo(LESSONS_PER_COURSE, 'q')}
    select 'l' || n.i, ${course}, 'lesson-0-' || q.i, 'completed', ${day} from n cross join p cross join q`)
  await run('analyze')
}
