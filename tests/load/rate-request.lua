-- wrk -t1 -c16 -d8s -s tests/load/rate-request.lua http://127.0.0.1:3000
-- Posts a rate request that differs from every other one. The server needs RATE_LIMIT_FORMS=100000000.
local sent = 0
local run = os.time() .. '-' .. tostring({}):sub(8)
local headers = { ['Content-Type'] = 'application/json', ['Form-Signals'] = 'seconds=42; trap=0; locale=en' }

function request()
  sent = sent + 1
  local id = run .. '-' .. sent
  local fields = '{"clientName":"Ana","phone":"+52 229 555 0100","email":"%s@example.com","products":"Coffee %s","productToExport":"20 bags"}'
  return wrk.format('POST', '/api/v1/raterequestform', headers, fields:format(id, id))
end

function done(summary)
  io.write('Refused: ' .. summary.errors.status .. '\n')
end
