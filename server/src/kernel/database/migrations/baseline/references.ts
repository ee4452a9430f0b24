import type { CreateTableBuilder } from 'kysely'

const reference =
  (own: string[], parent: string, columns: string[]) =>
  (name: string) =>
  <Name extends string, Columns extends string>(table: CreateTableBuilder<Name, Columns>) =>
    table.addForeignKeyConstraint(name, own as Columns[], parent, columns, (c) => c.onDelete('cascade'))

/**
 * Foreign keys of two columns. Each function takes the name of the constraint. A row is deleted together with
 * its parent.
 */
export const ofLesson = reference(['course_id', 'lesson_id'], 'lessons', ['course_id', 'id'])
export const ofQuiz = reference(['course_id', 'lesson_id'], 'quizzes', ['course_id', 'lesson_id'])
export const ofEnrolment = reference(['learner_id', 'course_id'], 'enrolments', ['learner_id', 'course_id'])
