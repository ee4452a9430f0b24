/** Runs one statement on the database of the API. */
export type Run = (statement: string) => Promise<void>

/** Number of courses without a page, in addition to those that have one. */
const UNLISTED = 20

/** Texts as people write them: short and long, with quotes, markup, other scripts, emoji and line breaks. */
const TOPICS = [
  'English for interviews',
  'पैसों की समझ',
  'Cooking "at home" & <b>in hostels</b>',
  'தமிழ் எழுத்து',
  'C++ & C# </script><!-- in 10 days',
  'Farming 🌾 in dry regions',
]
const TEXTS = [
  'What one needs to know, step by step, with exercises for each week and a small project at the end of it.',
  'बचत, उधार और बीमा को आसान भाषा में समझिए। हर हफ़्ते एक अभ्यास है, और आख़िर में एक छोटा काम।',
  'For beginners.\nBring: a pen, "paper", <i>patience</i> & time.\n\n\tNothing else.',
  `Long. ${'Every lesson has an example, a question and an answer. '.repeat(30)}`,
]

/** Ids of courses and mentors that the site treats in a special way, such as removed ones. */
export interface Content {
  removedCourse: string
  draftCourse: string
  removedMentor: string
  pendingMentor: string
}

/**
 * Fills an empty database with courses that have a page, some that have none, and their mentors.
 *
 * @param courses number of courses with a page, at least 60
 */
export async function fillContent(run: Run, courses: number): Promise<Content> {
  await fillCatalogue(run, courses + UNLISTED)
  const batch = 500
  for (let from = 0; from < courses; from += batch) await run(describe(from, Math.min(batch, courses - from)))
  const drafts = `id >= 'c${courses}' and length(id) = length('c${courses}') and `
  await run(`update courses set status = 'draft' where ${drafts}cast(substr(id, 2) as integer) % 2 = 0`)
  await run(`delete from courses where ${drafts}cast(substr(id, 2) as integer) % 2 = 1`)
  for (const statement of PREVIEWS) await run(statement)
  await run(WORKSHOP)
  for (const statement of BOOKING_PAGE) await run(statement)
  await run(OPENING)
  for (const statement of SKILL_PATH) await run(statement)
  for (const statement of PORTFOLIO) await run(statement)
  for (const statement of COMMUNITY) await run(statement)
  await run(PROJECT)
  for (const id of ['removed', 'pending']) await run(mentor(id))
  await run(`delete from mentors where id = 'removed'`)
  await run(`update mentors set status = 'inactive' where id = 'pending'`)
  return {
    removedCourse: `c${courses + 1}`,
    draftCourse: `c${courses}`,
    removedMentor: 'removed',
    pendingMentor: 'pending',
  }
}

const LESSONS = 2
const DOMAINS = 12

/** Writes mentors and their courses, each with a module. */
async function fillCatalogue(run: Run, courses: number): Promise<void> {
  const mentors = Math.max(1, Math.round(courses / 100))
  const numbers = (count: number, name = 'n') =>
    `${name}(i) as (select 0 union all select i + 1 from ${name} where i < ${count - 1})`
  const now = `'2026-01-01T00:00:00.000Z'`
  await run(`insert into mentors (id, email, name, password_hash, mobile, profile, verified, created_at, updated_at, status, expertise, experience)
    with recursive ${numbers(mentors)} select 'm' || i, 'm' || i || '@example.org', 'Mentor ' || i,
      'secret', null, null, 1, ${now}, ${now}, 'active', 'Teaching', 5 from n`)
  await run(`insert into courses (id, title, description, search_text, banner, mentor_id, rating_sum, rating_count, rating_average,
      students, module_count, lesson_count, created_at, updated_at)
    with recursive ${numbers(courses)}
    select 'c' || i, 'Course ' || i, 'Course number ' || i, 'course ' || i, '', 'm' || (i % ${mentors}), i % 50, 10,
      (i * 13 % 51) / 10.0, i * 17 % 5003, 1, ${LESSONS}, ${now}, ${now} from n`)
  await run(`insert into course_domains (course_id, position, domain)
    with recursive ${numbers(courses)}, ${numbers(2, 'p')}
    select 'c' || n.i, p.i, 'Domain ' || ((n.i + p.i * 5) % ${DOMAINS}) from n cross join p`)
  await run(`insert into modules (course_id, id, position, name)
    with recursive ${numbers(courses)} select 'c' || i, 'module-0', 0, 'Module' from n`)
  await run(`insert into lessons (course_id, id, module_position, position, title, type, url, file)
    with recursive ${numbers(courses)}, ${numbers(LESSONS, 'p')}
    select 'c' || n.i, 'lesson-0-' || p.i, 0, p.i, 'Lesson', 'link', 'https://example.org/', null from n cross join p`)
}

/** Makes the first lesson of the first ten courses a lesson in place that is open to everybody. */
const PREVIEWS = [
  `update lessons set kind = 'text', type = 'document', url = '', preview = 1 
   where id = 'lesson-0-0' and length(course_id) = 2`,
  `insert into lesson_bodies (course_id, lesson_id, body, words, updated_at)
   select course_id, id, '{"blocks":[{"id":"one","type":"paragraph","content":[{"text":"The first lesson of ' || course_id
     || ': what one needs, and what one can do at the end of it."}]}]}', 20, '2026-11-01T10:00:00.000Z'
   from lessons where preview = 1`,
]

/** A workshop far in the future, because workshops that are over are not in the site map. */
const WORKSHOP = `insert into workshops
  (id, mentor_id, title, description, language, subject, starts_at, ends_at, meeting_url, seats, taken, joined, state, revision, created_at, updated_at)
  values ('w0', 'm0', 'Letters that are read', 'We write one together, "from" an empty page & with examples.', 'en', 'Career',
    '2100-01-09T10:00:00.000Z', '2100-01-09T11:00:00.000Z', '', 20, 0, 0, 'open', 1, '2026-11-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z')`

/**
 * A booking page that search engines may list, of a mentor with hours, who uses the site: mentors who have not for a month
 * are away, and have no page.
 */
const BOOKING_PAGE = [
  `update mentors set active_week = '2100-01-04' where id = 'm0'`,
  `insert into mentor_availability (mentor_id, time_zone, weekly, days, kinds, meeting_url, updated_at)
   values ('m0', 'Asia/Kolkata', '[{"weekday":1,"from":600,"until":720}]', '[]',
     '[{"id":"talk","title":"A talk about \\"letters\\" & numbers","minutes":30,"buffer":15,"noticeHours":12,"horizonDays":30}]', '',
     '2026-11-01T10:00:00.000Z')`,
  `insert into booking_pages (mentor_id, slug, is_on, is_listed, version, created_at, updated_at)
   values ('m0', 'mentor-zero', 1, 1, 1, '2026-11-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z')`,
]

/** An opening that closes far in the future, because closed ones have no page. */
const OPENING = `insert into openings
  (id, mentor_id, state, version, kind, workplace, level, place, place_key, closes_on, posted_at, pay_month, pay_from, pay_to, pay_per, seats,
    language, apply_way, apply_url, approved_at, created_at, updated_at, title, employer, employer_website, employer_about, skills,
    languages, questions, warnings, description, search_text)
  values ('o0', 'm0', 'open', 1, 'internship', 'on-site', 'fresher', 'Bhopal', 'bhopal', '2100-01-09', '2026-11-01T10:00:00.000Z', 9000, 8000,
    9000, 'month', 2, 'en', 'here', '', '2026-11-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z',
    'Internship in a small library', 'Sample Library (example)', '', '', '["Career"]', '["en"]', '[]', '[]',
    'You sort books, "help" readers & learn how a library works from the first day on.', 'library')`

/** A learner with a public portfolio. */
const PORTFOLIO = [
  `insert into learners (id, email, name, password_hash, mobile, profile, verified, auth_type, language, created_at, updated_at)
   values ('l0', 'l0@example.org', 'Learner "Zero" & more', 'secret', null, null, 1, null, null, '2026-11-01T10:00:00.000Z',
     '2026-11-01T10:00:00.000Z')`,
  `insert into portfolios (learner_id, slug, visibility, version, created_at, updated_at, content)
   values ('l0', 'learner-zero', 'public', 1, '2026-11-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z',
     '{"headline":"Writes letters that are read","about":"I write letters for people & offices, in two languages.",
       "skills":[{"name":"Writing","certificates":[],"tasks":[]}],"works":[{"title":"A <b>letter</b>","text":"To the school."}],
       "education":[],"experience":[],"languages":[{"language":"hi","level":"native"}],"links":[]}')`,
]

/** A question of the community, whose page has structured data because somebody has answered. */
const COMMUNITY = [
  `insert into community_questions
   (id, person_id, role, language, subject, listed, answers, accepted_answer, created_at, changed_at, approved_at, text_hash, tags, title,
     text, search_text)
   values ('q0', 'l0', 'user', 'en', 'career', 1, 1, 'a0', '2026-11-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z',
     'q0', '[]', 'What do "they" ask in a first interview & why?', 'I have written <b>this</b> down so far:

\`\`\`
1. Who are you?
\`\`\`', 'interview')`,
  `insert into community_topics (topic, question_id, language, has_answer, helpful, asked_at)
   values ('', 'q0', 'en', 1, 0, '2026-11-01T10:00:00.000Z'), ('career', 'q0', 'en', 1, 0, '2026-11-01T10:00:00.000Z')`,
  `insert into community_answers (id, question_id, person_id, role, language, listed, accepted, created_at, approved_at, text_hash, text)
   values ('a0', 'q0', 'm0', 'mentor', 'en', 1, 1, '2026-11-01T11:00:00.000Z', '2026-11-01T11:00:00.000Z', 'a0',
     'They ask what you have done, and "how" you have gone about it.')`,
]

/** An open project with places. */
const PROJECT = `insert into project_briefs
  (id, mentor_id, state, version, language, weeks, teams, free_places, posted_at, created_at, updated_at, title, goal, skills, roles,
    milestones, description)
  values ('b0', 'm0', 'open', 1, 'en', 6, 1, 3, '2026-11-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z',
    'A map of "our" wells & ponds', 'A village sees where <b>water</b> is, and who looks after it.', '["Career"]',
    '[{"id":"r0","name":"Asking people","places":2},{"id":"r1","name":"Drawing","places":1}]',
    '[{"id":"s0","title":"Ten people asked","text":"Note what they say.","week":2,"rubric":{"criteria":[{"id":"k0","title":"Notes","levels":[{"text":"Not yet","points":0},{"text":"Clear","points":2}]}],"passPoints":2}}]',
    'You ask people where they fetch water, and draw a map of it with your team.')`

/** A skill path with two courses. */
const SKILL_PATH = [
  `insert into skill_paths
   (id, slug, mentor_id, title, purpose, language, level, state, version, search_text, created_at, updated_at)
   values ('p0', 'letters-and-numbers', 'm0', 'Letters & numbers', 'At the end you "write" letters that are read, and trust your own numbers.',
     'en', 'beginner', 'published', 1, 'letters', '2026-11-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z')`,
  `insert into skill_path_subjects (path_id, position, subject) values ('p0', 0, 'Career')`,
  `insert into skill_path_milestones (path_id, position, title) values ('p0', 0, 'All of it')`,
  `insert into skill_path_courses (path_id, position, milestone, course_id) values ('p0', 0, 0, 'c0'), ('p0', 1, 0, 'c1')`,
]

/** Gives some courses their own title and description. */
function describe(from: number, count: number): string {
  const rows = Array.from({ length: count }, (_, offset) => {
    const index = from + offset
    const title = `${TOPICS[index % TOPICS.length]} ${index}`
    return `('c${index}', ${quoted(title)}, ${quoted(`${title}: ${TEXTS[index % TEXTS.length]}`)})`
  })
  return `with texts(id, title, description) as (values ${rows.join(',\n')})
    update courses set title = texts.title, description = texts.description from texts where texts.id = courses.id`
}

const mentor = (id: string) =>
  `insert into mentors (id, email, name, password_hash, mobile, profile, verified, created_at, updated_at, status, expertise, experience)
   select '${id}', '${id}@example.org', name, password_hash, mobile, profile, verified, created_at, updated_at, status, expertise, experience
   from mentors where id = 'm0'`

const quoted = (text: string) => `'${text.replace(/'/g, "''")}'`
