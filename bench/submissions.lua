-- Rate requests that all differ, so that none is a repeat, spam, or limited by its address. The seed is the first argument.
local seed, count = "", 0
local headers = { ["Content-Type"] = "application/json" }

function init(args)
  seed = args[1]
end

function request()
  count = count + 1
  local id = seed .. "-" .. count
  local body = string.format(
    '{"clientName":"Ana %s","brandName":"Cafetal %s","email":"ana-%s@example.com","phone":"+573001234567",'
      .. '"products":"Green coffee, 20 bags of 60 kg, lot %s","productOrigin":"Huila, Colombia",'
      .. '"objective":"We ship a first container to Hamburg in spring and would like to know what it costs '
      .. 'door to door, how long it takes by sea, and which documents the customs of both countries need.",'
      .. '"productToExport":"Green coffee","service":"sea-freight"}',
    id, id, id, id)
  return wrk.format("POST", "/api/v1/raterequestform", headers, body)
end
