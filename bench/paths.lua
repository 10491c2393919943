-- Requests the paths that are its arguments, one after another.
local paths, count = {}, 0

function init(args)
  for index = 1, #args do
    paths[index] = args[index]
  end
end

function request()
  count = count + 1
  return wrk.format("GET", paths[count % #paths + 1])
end
