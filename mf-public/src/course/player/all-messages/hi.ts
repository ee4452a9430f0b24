import discussion from '../discussion/messages/hi.json'
import lesson from '../messages/hi.json'
import notes from '../notes/messages/hi.json'
import practice from '../quiz/practice/messages/hi.json'
import quiz from '../quiz/messages/hi.json'
import task from '../task/messages/hi.json'

export default { ...lesson, ...quiz, ...notes, ...task, ...practice, ...discussion }
