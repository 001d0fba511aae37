vcl 4.1;

# A shared cache in front of two services with SHARED_CACHE_SECONDS, for Varnish 6.6 or later. It needs neither TLS nor what only operators may reach, because a
# proxy stands before it (deploy/nginx has the lines). The services need TRUST_PROXY=<address of Varnish, address of the proxy>, and KEEP_ALIVE_SECONDS=75,
# which is longer than Varnish keeps an idle connection (60 s). Start it with bounded memory:
#
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/default.vcl -s malloc,1G -s Transient=malloc,100M
#
# Queries hold local user ids: do not write addresses of requests to a log.

import directors;

# Alive, not ready: while the database takes no writes, both still serve reads.
probe alive {
    .url = "/api/status";
    .interval = 1s;
    .timeout = 3s;
    .window = 3;
    .threshold = 1;
    .initial = 1;
}

backend first {
    .host = "127.0.0.1";
    .port = "8081";
    .connect_timeout = 1s;
    .first_byte_timeout = 40s;
    .probe = alive;
}

backend second {
    .host = "127.0.0.1";
    .port = "8082";
    .connect_timeout = 1s;
    .first_byte_timeout = 40s;
    .probe = alive;
}

sub vcl_init {
    new services = directors.round_robin();
    services.add_backend(first);
    services.add_backend(second);
}

sub vcl_recv {
    set req.backend_hint = services.backend();
    # What players read. Everything else passes: the service would let none of it be kept, and that there is nothing to keep would be remembered for each address.
    if ((req.method != "GET" && req.method != "HEAD") || req.url !~ "(?i)^/api/(skipSegments|videoLabels)[/?]") {
        return (pass);
    }
    # The service reads neither, but with them Varnish would ask it each time.
    unset req.http.Cookie;
    unset req.http.Authorization;
}

sub vcl_backend_response {
    # A service that stops answers 503; the other one is asked.
    if (beresp.status == 503 && bereq.retries == 0 && bereq.method == "GET") {
        return (retry);
    }
    # Nothing is sent after its lifetime, but kept a while longer to ask with If-None-Match.
    set beresp.grace = 0s;
    set beresp.keep = 10m;
    # Without a lifetime for shared caches the answer is that of one caller, or a refusal. Requests for it then do not wait for each other.
    if (beresp.http.Cache-Control !~ "\bs-maxage=[1-9]") {
        set beresp.ttl = 10s;
        set beresp.uncacheable = true;
    }
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.retries == 0 && bereq.method == "GET") {
        return (retry);
    }
    # Clients show the text of an error, and scripts of any site may read it.
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "1";
    set beresp.http.Access-Control-Allow-Origin = "*";
    synthetic("The service cannot be reached.");
    return (deliver);
}
