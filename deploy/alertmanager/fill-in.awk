# Prints alertmanager.yaml with the settings of the operator instead of ${NAME}, and without the lines of settings that are
# empty:
#   awk -f fill-in.awk alertmanager.yaml
match($0, / # if [A-Z_]+$/) {
  if (ENVIRON[substr($0, RSTART + 6)] == "") next
  $0 = substr($0, 1, RSTART - 1)
}
{
  rest = $0
  filled = ""
  while (match(rest, /[$][{][A-Z_]+[}]/)) {
    filled = filled substr(rest, 1, RSTART - 1) valueOf(substr(rest, RSTART + 2, RLENGTH - 3))
    rest = substr(rest, RSTART + RLENGTH)
  }
  print filled rest
}

function valueOf(name) {
  if (!(name in ENVIRON)) refuse(name " is missing")
  if (ENVIRON[name] ~ /'/) refuse(name " has a single quotation mark, which would end it in the file")
  return ENVIRON[name]
}

function refuse(message) {
  print message > "/dev/stderr"
  exit 1
}
